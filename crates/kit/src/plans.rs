//! Plans: the answers of one seat in a row, offered together and taken whole.
//!
//! The rules ask piece by piece. A game declares which of its questions make one move ([`Chain`]); from the open question of a
//! seat the pieces are played ahead on a copy, and what can be combined becomes a graph. It ends where chance decides,
//! where something is revealed, and where somebody else is asked.

use std::collections::{HashMap, HashSet};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, OnceLock};

use elysium_kernel::{Ahead, Game, Reached, Rules, Seat, Viewer};
use elysium_text::{Args, Lang};
use elysium_wire::{Choosable, ErrorCode, NumberRange, PlanInfo, PlanNode, PlanOption, Target};
use serde_json::json;

use crate::wording::{parts, say};
use crate::{Forecast, GameError, Title, Vocabulary, targets};

/// So many answers are tried out for a plan. Where a further part would take more, plans end before it.
const TRIES: usize = 1_200;

/// The questions that make one move, in the order in which they are asked.
#[derive(Clone, Copy, Debug)]
pub struct Chain {
    pub links: &'static [Link],
    /// Questions at the end of it that need no click if there is nothing else to do.
    pub ends: &'static [End],
}

impl Chain {
    pub const NONE: Chain = Chain { links: &[], ends: &[] };
}

/// A question of a move. Its message is `part-<part>`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Link {
    /// The word of the question.
    pub ask: &'static str,
    pub part: &'static str,
    /// The words of the choices that belong to the move; others are answered by themselves.
    pub takes: &'static [&'static str],
    /// Its options read the same whatever was answered before.
    pub alike: bool,
}

/// A question after which a move is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct End {
    /// The word of the question.
    pub ask: &'static str,
    /// The word of the choice that goes without saying.
    pub answer: &'static str,
    /// Unless one of these can be chosen, too.
    pub unless: &'static [&'static str],
}

/// Which word of a plan was not taken, and why. Nothing of it was.
#[derive(Clone, Debug)]
pub struct PlanError {
    /// Counted from 0.
    pub piece: usize,
    pub error: GameError,
}

impl PlanError {
    pub(crate) fn at(piece: usize, error: impl Into<GameError>) -> PlanError {
        PlanError { piece, error: error.into() }
    }

    /// A plan that has no words.
    pub(crate) fn empty() -> PlanError {
        PlanError::at(0, ErrorCode::NotOffered)
    }
}

/// The plans of an open question by seat, worked out when somebody wants to know.
#[derive(Clone)]
pub(crate) struct Plans<G: Title>(Vec<OnceLock<Option<Arc<Graph<G>>>>>);

impl<G: Title> Plans<G> {
    pub fn new(seats: usize) -> Plans<G> {
        Plans((0..seats).map(|_| OnceLock::new()).collect())
    }

    /// The game has gone on.
    pub fn forget(&mut self) {
        *self = Plans::new(self.0.len());
    }

    pub fn of(&self, game: &Game<G>, seat: Seat) -> Option<Arc<Graph<G>>> {
        self.0.get(seat.index())?.get_or_init(|| Graph::of(game, seat).map(Arc::new)).clone()
    }
}

/// What can be combined: parts, and which one follows which answer.
pub(crate) struct Graph<G: Title> {
    seat: Seat,
    nodes: Vec<Node<G>>,
}

struct Node<G: Title> {
    link: &'static Link,
    /// The question, as it came up first.
    at: Reached<G>,
    /// Its place among the links.
    number: usize,
    steps: Vec<Step<G>>,
}

struct Step<G: Title> {
    choice: G::Choice,
    forecasts: Vec<Forecast>,
    next: Option<usize>,
    then: Vec<String>,
}

/// The link that a question is, and its place in the chain.
fn link_of<G: Title>(ask: G::Ask) -> Option<(usize, &'static Link)> {
    G::CHAIN.links.iter().enumerate().find(|(_, link)| link.ask == ask.word())
}

impl<G: Title> Node<G> {
    /// A part of a plan, if this question is one that comes after so many links.
    fn new(at: Reached<G>, seat: Seat, after: usize) -> Result<Node<G>, Reached<G>> {
        let link = link_of::<G>(at.ask).filter(|(number, _)| *number >= after);
        let Some((number, link)) = link else { return Err(at) };
        let taken = at.options.iter().filter(|choice| link.takes.contains(&choice.word()));
        let step = |&choice: &G::Choice| Step {
            choice,
            forecasts: G::forecasts(&at.state, seat, at.ask, choice),
            next: None,
            then: Vec::new(),
        };
        let steps: Vec<_> = taken.map(step).collect();
        if steps.is_empty() { Err(at) } else { Ok(Node { link, at, number, steps }) }
    }
}

/// The word that ends a move at this question, if that goes without saying.
fn end_of<G: Title>(at: &Reached<G>) -> Option<String> {
    let end = G::CHAIN.ends.iter().find(|end| end.ask == at.ask.word())?;
    let has = |word: &str| at.options.iter().find(|choice| choice.word() == word);
    let free = !end.unless.iter().any(|word| has(word).is_some());
    has(end.answer).filter(|_| free).map(|&choice| G::notation(&at.state, choice))
}

fn seen<G: Title>(state: &G::State, seat: Seat) -> impl Iterator<Item = String> {
    G::cards_in_view(&<G as Rules>::view(state, Viewer::Seat(seat))).into_iter()
}

impl<G: Title> Graph<G> {
    /// Plays ahead from the question that waits for `seat`. Nothing where no two pieces can be put together.
    fn of(game: &Game<G>, seat: Seat) -> Option<Graph<G>> {
        let open = game.question(seat)?;
        link_of::<G>(open.ask)?;
        // Nobody else can tell how it was dealt again.
        let dice = u64::from_le_bytes(game.seed().0[..8].try_into().ok()?);
        let mut rng = fastrand::Rng::with_seed(dice ^ game.history().len() as u64);
        let mut ahead = game.ahead(seat, &mut rng)?;
        let root = ahead.after(&[]).filter(|at| at.ask == open.ask && at.options == open.options)?;
        let known: HashSet<String> = seen::<G>(&root.state, seat).collect();
        let mut nodes = vec![Node::new(root, seat, 0).ok()?];
        let mut paths = vec![Vec::new()];
        let (mut level, mut tries) = (0..1, 0);
        while !level.is_empty() {
            tries += nodes[level.clone()].iter().map(|node| node.steps.len()).sum::<usize>();
            if tries > TRIES {
                break;
            }
            for at in level.clone() {
                for i in 0..nodes[at].steps.len() {
                    let mut path: Vec<G::Choice> = paths[at].clone();
                    path.push(nodes[at].steps[i].choice);
                    let Some(reached) = Self::alone(&mut ahead, &path, seat, &known) else { continue };
                    match Node::new(reached, seat, nodes[at].number + 1) {
                        Ok(node) => {
                            nodes[at].steps[i].next = Some(nodes.len());
                            nodes.push(node);
                            paths.push(path);
                        }
                        Err(reached) => nodes[at].steps[i].then.extend(end_of::<G>(&reached)),
                    }
                }
            }
            level = level.end..nodes.len();
        }
        let goes_on = |step: &Step<G>| step.next.is_some() || !step.then.is_empty();
        nodes[0].steps.iter().any(goes_on).then(|| Graph { seat, nodes: shared(nodes, seat) })
    }

    /// The next question of the seat, if it has learnt nothing on the way there.
    fn alone(
        ahead: &mut Ahead<G>,
        path: &[G::Choice],
        seat: Seat,
        known: &HashSet<String>,
    ) -> Option<Reached<G>> {
        ahead.after(path).filter(|reached| seen::<G>(&reached.state, seat).all(|card| known.contains(&card)))
    }

    pub fn in_words(&self, lang: Lang) -> PlanInfo {
        // Most of it reads the same again and again.
        let (mut texts, mut forecasts) = (HashMap::new(), HashMap::new());
        let node = |node: &Node<G>| {
            let Reached { state, ask, options } = &node.at;
            let option = |step: &Step<G>| {
                let text = || parts(&G::option(lang, state, self.seat, *ask, step.choice));
                let forecast = |one: &Forecast| {
                    let known = forecasts.entry(one.clone());
                    known.or_insert_with(|| one.in_words::<G>(lang, state)).clone()
                };
                PlanOption {
                    option: Choosable {
                        word: G::notation(state, step.choice),
                        text: match node.link.alike {
                            true => texts.entry(format!("{:?}", step.choice)).or_insert_with(text).clone(),
                            false => text(),
                        },
                        choice: json!(step.choice),
                        targets: targets::<G, _>(state, self.seat, step.choice),
                        forecasts: step.forecasts.iter().map(forecast).collect(),
                    },
                    next: step.next.map(|next| next as u32),
                    then: step.then.clone(),
                }
            };
            let chosen: Vec<_> = node.steps.iter().map(option).collect();
            PlanNode {
                part: node.link.part.into(),
                text: parts(&say::<G>(lang, &format!("part-{}", node.link.part), Args::new())),
                range: range(&chosen),
                others: options.len() > chosen.len(),
                options: chosen,
            }
        };
        PlanInfo { nodes: self.nodes.iter().map(node).collect() }
    }
}

/// The same nodes, each once: what is chosen, how it reads, what it comes to, and what follows are the same.
fn shared<G: Title>(nodes: Vec<Node<G>>, seat: Seat) -> Vec<Node<G>> {
    let mut same: HashMap<String, usize> = HashMap::new();
    let mut first = vec![0; nodes.len()];
    // Those that follow come later in the list.
    for (i, node) in nodes.iter().enumerate().rev() {
        let Reached { state, ask, options } = &node.at;
        let mut key = format!("{} {}", node.link.ask, options.len());
        for Step { choice, forecasts, next, then } in &node.steps {
            key += &format!("\n{choice:?} {:?} {then:?}", next.map(|next| first[next]));
            let mut hasher = DefaultHasher::new();
            forecasts.hash(&mut hasher);
            key += &hasher.finish().to_string();
            if !node.link.alike {
                key += &G::option(Lang::En, state, seat, *ask, *choice).to_string();
            }
        }
        first[i] = *same.entry(key).or_insert(i);
    }
    let mut numbers = vec![None; nodes.len()];
    for (number, i) in (0..nodes.len()).filter(|&i| first[i] == i).enumerate() {
        numbers[i] = Some(number);
    }
    let kept = nodes.into_iter().enumerate().filter(|(i, _)| first[*i] == *i);
    let renumbered = |(_, mut node): (usize, Node<G>)| {
        for step in &mut node.steps {
            step.next = step.next.and_then(|next| numbers[first[next]]);
        }
        node
    };
    kept.map(renumbered).collect()
}

/// The numbers that the options are, if they are nothing else and follow each other.
fn range(options: &[PlanOption]) -> Option<NumberRange> {
    let number = |option: &PlanOption| match option.option.targets[..] {
        [Target::Number { n }] => Some(n),
        _ => None,
    };
    let numbers: Vec<i32> = options.iter().map(number).collect::<Option<_>>()?;
    let (&[least, second, ..], &most) = (&numbers[..], numbers.last()?) else { return None };
    let step = second - least;
    let even = numbers.windows(2).all(|pair| pair[1] - pair[0] == step);
    (even && step > 0).then_some(NumberRange { least, most, step })
}
