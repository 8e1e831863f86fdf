// Generated from the Rust types by crates/types. Renew with: UPDATE=1 cargo test -p elysium-types

/** What happens to the seat of somebody who is away for a minute while the table waits for them. */
export type AbsentRule = "bot" | "wait";

/** A command was done and is stored. */
export type Ack = { command_id: string,
    /** The number of the table's event that it became. */
    seq: number,
    /** It had been done before: this is the same answer again. */
    again: boolean, };

/** One of the numbers that are added up. */
export type Addend = {
    /** What it is, the same word wherever it comes up: `attribute`, `card`. */
    word: string, text: string,
    /** Below 0 it is taken off. */
    n: Bounds, };

export type AnswerInfo = { seat: string, word: string, text: Array<Part>, };

/** A number between two others: the same ones where it is known for sure. */
export type Bounds = { least: number, most: number, };

export type CanTakeBack = "no" | "freely" | "ask";

/** A card in words and numbers. */
export type CardInfo = {
    /** As in the fact tables: `BR03`. */
    id: string,
    /** As in views and notation: `challenge`. */
    slug: string, name: string, kind: string, kind_name: string, group: string, group_name: string,
    /** Its effect in words, derived from what it does. */
    text: string,
    /** Invented here, where the printed card is not known. */
    homemade: boolean,
    /** Numbers and marks of the game's own. */
    facts: Record<string, unknown>,
    /** The same in words. */
    facts_in_words: Array<string>, };

/** A part of a game: a round, a place that is contested, a turn. */
export type Chapter = {
    /** Where it begins in the replay: after so many answers. */
    at: number, text: Array<Part>,
    /** A short name, for those that stand on an axis; the others belong to the one before them. */
    axis: string | null,
    /** The numbers at its end, by track and seat; `null` for who is out of the game. */
    values: Array<Array<number | null>>, };

export type Choosable = {
    /** In notation: what an answer names. */
    word: string, text: Array<Part>,
    /** As data: the game's `Choice`. */
    choice: unknown,
    /** Where it lies on the table; nowhere for a yes or a pass. */
    targets: Array<Target>,
    /** What it would come to, as far as you can know. */
    forecasts?: Array<ForecastInfo>, };

/** How long somebody may think. */
export type ClockRule =
  | { "kind": "none" }
  | { "kind": "decision", seconds: number, }
  | { "kind": "player", seconds: number, increment: number, };

export type Command =
  | { "do": "answer", seat: string,
    /** The number of the question. */
    expected_seq: number,
    /** The word of the option, as in `Choosable.word`. */
    word: string, }
  | { "do": "plan", seat: string,
    /** The number of the open question. */
    expected_seq: number, words: Array<string>, }
  | { "do": "sit", seat?: string | null, deck?: string | null,
    /** Your part of the shuffle: 64 hex digits. Without one the server draws it. */
    seed?: string | null, }
  | { "do": "leave" }
  | { "do": "add-bot", seat?: string | null, level?: string | null, deck?: string | null, }
  | { "do": "clear", seat: string, }
  | { "do": "start" }
  | { "do": "concede" }
  | { "do": "take-back" }
  | { "do": "allow-take-back", allow: boolean, }
  | { "do": "set-stop", setting: string,
    /** Where a setting can have several values, `no-` before one turns it off. */
    value: string, }
  | { "do": "return" }
  | { "do": "say", text: string, };

/** A game from its beginning to its end, in the numbers that everybody may know. */
export type Course = {
    /** What is counted; the first says who leads. */
    tracks: Array<TrackInfo>,
    /** The set-up, and then every round, place or turn. */
    chapters: Array<Chapter>,
    /** The last moments, two at most, in which the lead passed to somebody or somebody left the game. */
    turning_points: Array<TurningPoint>, };

/** A name and its password, to register or to sign in. */
export type Credentials = { name: string,
    /** At least 8 characters. */
    password: string, };

export type DeckInfo = { name: string, title: string, };

export type Ending = "finished" | "conceded" | "abandoned" | "learnt";

/** Why nothing was done. */
export type ErrorCode =
  | "sign-in"
  | "wrong-password"
  | "name-taken"
  | "bad-name"
  | "bad-password"
  | "bad-ticket"
  | "foreign-origin"
  | "too-fast"
  | "too-many-sockets"
  | "malformed"
  | "too-large"
  | "no-such-page"
  | "no-such-table"
  | "no-such-game"
  | "no-such-lesson"
  | "no-such-seat"
  | "no-such-bot"
  | "no-such-deck"
  | "bad-setup"
  | "bad-seed"
  | "bad-option"
  | "not-your-seat"
  | "not-seated"
  | "already-seated"
  | "seat-taken"
  | "not-host"
  | "seats-free"
  | "not-started"
  | "already-started"
  | "over"
  | "frozen"
  | "read-only"
  | "unreadable"
  | "not-asked"
  | "already-answered"
  | "bot-substituted"
  | "late"
  | "refused"
  | "not-offered"
  | "too-far"
  | "bad-stop"
  | "no-spectators"
  | "nothing-to-take-back"
  | "no-take-back"
  | "nobody-asks"
  | "no-hints"
  | "empty-text"
  | "text-too-long"
  | "not-over"
  | "shutting-down"
  | "timed-out"
  | "broken";

/** Nothing was done, and why. */
export type ErrorInfo = { command_id?: string, code: ErrorCode,
    /** In words, in the reader's language. */
    text: Array<Part>,
    /** The statement of the rules that forbids it. */
    rule?: string,
    /** Of a plan: which of its words was refused, counted from 0. */
    piece?: number, };

/** Everything that went into the shuffle. */
export type FairInfo = {
    /** BLAKE3 of `server`, published before the start. */
    commitment: string, server: string,
    /** The seats' parts in seat order; empty where a bot sat. */
    seats: Array<string>,
    /** What the game was dealt from: BLAKE3 of all of it. */
    seed: string, };

export type ForcedInfo = { question: Array<Part>, answer: Array<Part>, refused: Array<NotChoosable>,
    /** It had more answers, and was given the one that you have chosen for all such questions (`Now.stops`). */
    standing: boolean, };

/** A number that an option would change, from what whoever is asked may know. */
export type ForecastInfo = {
    /** Which number, the same word wherever it comes up: `blood`, `total`, `prestige`. */
    word: string,
    /** In words: `Blood: 7 → 5`. */
    text: Array<Part>,
    /** The same in short, to stand on what it is about: `7 → 5`. */
    tag: string,
    /** What it is now, where there is such a number now. */
    before: number | null,
    /** What it would be then. */
    after: Bounds,
    /** Where on the table it is. */
    spot: Array<Target>,
    /** A number that is life comes to its limit: with how much is left, and what follows. */
    warning: Array<Part> | null,
    /** What it is added up from, as it is written on the cards; nothing where that says no more. */
    sum?: Array<Addend>, };

/** From the server to page or bot. */
export type FromServer =
  | { "t": "welcome", me: Me, }
  | { "t": "snapshot", table: TableInfo,
    /** The number of the last event. */
    seq: number,
    /** The seat whose eyes these are; `null` for a spectator. */
    you: string | null,
    /** The lines after number `since`. */
    since: number, lines: Array<LogLine>,
    /** The game's own view, its `View`; `null` before the start. */
    view: unknown, now: Now, }
  | { "t": "update", table: string,
    /** The same number as before where something changed for you alone. */
    seq: number, lines: Array<LogLine>, view: ViewChange, now: Now, }
  | { "t": "presence", table: string, seats: Array<SeatInfo>, watching: number, }
  | { "t": "lobby", tables: Array<TableInfo>, said: Array<Said>, }
  | { "t": "said-in-lobby", said: Said, }
  | { "t": "ack", table: string, command_id: string,
    /** The number of the table's event that it became. */
    seq: number,
    /** It had been done before: this is the same answer again. */
    again: boolean, }
  | { "t": "refused", table?: string, command_id?: string, code: ErrorCode,
    /** In words, in the reader's language. */
    text: Array<Part>,
    /** The statement of the rules that forbids it. */
    rule?: string,
    /** Of a plan: which of its words was refused, counted from 0. */
    piece?: number, }
  | { "t": "pong" }
  | { "t": "goodbye", code: ErrorCode, };

export type GameInfo = {
    /** As in commands: `vendetta`. */
    game: string, player_counts: Array<number>, usual_players: number,
    /** Numbers of players with which partners play together unless the table agrees otherwise. */
    team_counts: Array<number>,
    /** From weak to strong. */
    bots: Array<string>, variants: Array<VariantInfo>,
    /** Options with a value, chosen among the variants as `turn-limit=20`. */
    values: Array<ValueInfo>,
    /** Starter decks, in games where players bring decks. */
    decks: Array<DeckInfo>,
    /** Where players may want to be asked; nothing in games without windows. */
    stops: Array<StopInfo>, };

export type GameResult = { how: Ending,
    /** Seats; more than one for partners or a shared win. */
    winners: Array<string>,
    /**
     * By seat, in points as players count them: `1.5` for one and a half victory points of V:TES. `null` for
     * who was out of the game.
     */
    scores: Array<number | null>,
    /** In words. */
    text: string,
    /** What decided it, with numbers and tie-breaks; nothing for a game that was given up. */
    why: Array<Part>,
    /** How it ended for each seat, the best first; nothing for a game that was given up. */
    seats: Array<SeatEnding>, };

/** An option that would be good. */
export type HintInfo = {
    /** As in `Choosable.word`. */
    word: string,
    /** The option in words. */
    text: Array<Part>,
    /** What speaks for it most; nothing if the bot has no more to say than its choice. */
    why: Array<Part>, };

/** May players ask what would be good? */
export type HintRule = "alone" | "everybody" | "never";

/** What the strongest bot of the game would do, from what the caller may know. */
export type Hints = {
    /** The number of the question that they are for. */
    seq: number,
    /** The best first. */
    hints: Array<HintInfo>, };

/** Somebody who played before and is asked to play again. */
export type KeptFor = { user: string, name: string, };

/** A lesson that can be opened. */
export type LessonInfo = { game: string,
    /** Its name among those of the game: `first-round`. */
    lesson: string, title: string,
    /** About how long it takes. */
    minutes: number,
    /** Leads through a part of the game from its beginning; the others are about one thing each. */
    guided: boolean, };

/** How far a lesson has come, and what is said now. */
export type LessonNow = {
    /** What is said, one after the other. The last one says what to do. */
    pages: Array<LessonPage>,
    /**
     * The answers that are hoped for from here on, one after the other, each as words of which any will do; a star stands for the
     * rest of a word.
     */
    hoped: Array<Array<string>>,
    /** The number of the first of them, counted from 1, and how many pages the lesson has. */
    page: number, of: number,
    /** The others have to answer first. */
    watch: boolean,
    /** What was made of the last answer; nothing before the first. */
    reply: LessonReply | null,
    /** After a worse answer: why. It can be taken back, and nothing else can be done. */
    why: Array<Part>, finished: boolean,
    /** The lesson to go on with. */
    next: LessonInfo | null, game: string,
    /** Its name among those of the game: `first-round`. */
    lesson: string, title: string,
    /** About how long it takes. */
    minutes: number,
    /** Leads through a part of the game from its beginning; the others are about one thing each. */
    guided: boolean, };

/** Something that is said at once. */
export type LessonPage = { text: Array<Part>,
    /** What on the table it is about. */
    at: Array<Target>,
    /** Options that it is about, as in `Choosable.word`. */
    words: Array<string>, };

export type LessonReply = "hoped" | "worse";

export type LineKind = "game" | "table" | "chat";

/** A line of the log of a table. */
export type LogLine = {
    /** The number of the table's event it belongs to. */
    seq: number,
    /** The place in the replay: how many answers had been given. */
    answers: number, kind: LineKind, parts: Array<Part>,
    /** The statement of the rules behind it. */
    rule?: string,
    /** The event itself, as data: the game's `Event`. */
    event?: unknown,
    /** What it is to something that is settled: a place, a fight, a vote. */
    scene?: SceneEvent,
    /** Who said it. */
    user?: string, name?: string,
    /** A take-back: game lines with numbers from here up to this line's are undone. */
    undoes?: number, at: number, };

/** The signed-in person. */
export type Me = { id: string, name: string,
    /** A guest has no password yet and may register to keep the name. */
    guest: boolean, };

/** A position of a replay. */
export type Moment = {
    /** After how many answers. */
    at: number,
    /** How many there are in all. */
    of: number, view: unknown, names: Array<string>,
    /** Whom the table waited for. */
    waiting: Array<Waiting>,
    /** What was asked, as far as this viewer may know it. */
    question: QuestionInfo | null,
    /** What was answered then, in words. */
    answered: AnswerInfo | null, };

/** One of the caller's tables, and whether it waits for them. */
export type MyTable = {
    /** Your seat, or the one that is kept for you. */
    you: string,
    /** Something is for you to do: an answer, a word on a take-back, a start, a seat that is kept for you. */
    waits_for_you: boolean,
    /** Whom a running game waits for, as far as you may know it. */
    turns: Array<Turn>, id: string, game: string, status: TableStatus, options: TableOptions, seats: Array<SeatInfo>,
    /** Who may start it and give seats to bots. */
    host: string, host_name: string, watching: number, created: number, finished: number | null,
    /** The seats that have won. */
    winners: Array<string>,
    /** BLAKE3 of the server's part of the shuffle, published before anybody sits down. */
    commitment: string,
    /** The lesson that is had at it, as in `LessonInfo.lesson`. */
    lesson?: string, };

/** A bot for a seat. */
export type NewBot = {
    /** `A`, `B`, ...; without one, the last free seat. */
    seat?: string | null,
    /** As in `GameInfo.bots`; without one, the strongest. */
    level?: string | null, deck?: string | null, };

/** Come in as a guest, with just a name. */
export type NewGuest = {
    /** 1 to 24 characters. */
    name: string, };

/** Ask what would be good. It changes nothing in the game. */
export type NewHint = {
    /** The number of the open question, as in `QuestionInfo.seq`. */
    expected_seq: number, };

/** Play again with the same people in the same seats. */
export type NewRematch = {
    /** Your part of the shuffle: 64 hex digits. Without one the server draws it. */
    seed?: string | null, };

/** What is wrong at a table, in the player's words. */
export type NewReport = {
    /** At most 2,000 characters. */
    words: string, };

/** Open a table. */
export type NewTable = {
    /** As in `GameInfo.game`. */
    game: string, options?: Partial<TableOptions>,
    /**
     * Who sits where at first; seats that are not named are free. Whoever opens the table takes
     * the first free seat unless `watch` is set.
     */
    bots?: Array<NewBot>,
    /** Only look on. */
    watch?: boolean,
    /** Start at once: all seats must be taken. */
    start?: boolean,
    /** The opener's deck, in games where players bring one: the name of a starter deck. */
    deck?: string | null,
    /** The opener's part of the shuffle: 64 hex digits. Without one the server draws it. */
    seed?: string | null, };

/** Ask for a token for a bot. */
export type NewToken = {
    /** What it is for: 1 to 40 characters. */
    label: string, };

export type NotChoosable = { word: string, text: Array<Part>, choice: unknown, targets: Array<Target>, why: Array<Part>,
    /** The statement of the rules: `5.12`. */
    rule: string | null, };

/** Everything about a table that is not on it. */
export type Now = { status: TableStatus, seats: Array<SeatInfo>,
    /** What you are asked. */
    question: QuestionInfo | null,
    /**
     * Whom the table waits for, and for what. In a window everybody it is open to, whether they can do anything or not;
     * of yourself you are told whether you are asked.
     */
    waiting: Array<Waiting>, take_back: TakeBack,
    /** How each seat is called, as in `SeatInfo.name`; its letter while it is free. */
    names: Array<string>,
    /**
     * How many answers have been given: the place in the replay. Until the game is over, without those that leave a
     * window open.
     */
    answers: number,
    /** Where you want to be asked: every setting of `GameInfo.stops`, with what you have chosen. */
    stops: Array<StopNow>,
    /** May you ask what would be good? (`POST /api/tables/{id}/hint`) */
    hints: boolean,
    /** When the time of the whole game is up, in milliseconds since 1970; `null` if it has no limit, or is up. */
    time_up_at: number | null,
    /** While it is played: who is out of the game, and why. */
    out: Array<SeatEnding>, result: GameResult | null,
    /** After the end: somebody wants to play again with the same people. */
    rematch: RematchInfo | null,
    /** At the table of a lesson: what is said now. */
    lesson?: LessonNow,
    /** Why nothing can happen at this table any more, though it can be looked at. */
    read_only: Array<Part> | null, };

/** Numbers that follow each other. */
export type NumberRange = { least: number, most: number, step: number, };

/** A command with the number that makes it safe to send again. */
export type Order = {
    /**
     * Made up by the sender, 1 to 64 characters, new for each command. The same one again is
     * answered again and never done twice.
     */
    command_id: string, } & ({ "do": "answer", seat: string,
    /** The number of the question. */
    expected_seq: number,
    /** The word of the option, as in `Choosable.word`. */
    word: string, } | { "do": "plan", seat: string,
    /** The number of the open question. */
    expected_seq: number, words: Array<string>, } | { "do": "sit", seat?: string | null, deck?: string | null,
    /** Your part of the shuffle: 64 hex digits. Without one the server draws it. */
    seed?: string | null, } | { "do": "leave" } | { "do": "add-bot", seat?: string | null, level?: string | null, deck?: string | null, } | { "do": "clear", seat: string, } | { "do": "start" } | { "do": "concede" } | { "do": "take-back" } | { "do": "allow-take-back", allow: boolean, } | { "do": "set-stop", setting: string,
    /** Where a setting can have several values, `no-` before one turns it off. */
    value: string, } | { "do": "return" } | { "do": "say", text: string, });

/** How fast bots answer. */
export type Pace = "calm" | "instant";

/** A piece of a text, and what it leads to. */
export type Part =
  | { "kind": "text", text: string, }
  | { "kind": "card", text: string, card: string, }
  | { "kind": "seat", text: string, seat: string, }
  | { "kind": "place", text: string, place: string, }
  | { "kind": "rule", text: string, rule: string, };

/**
 * All that a seat can answer in a row from its open question on, as far as it can know: up to where chance decides,
 * something hidden is revealed, or somebody else is asked. One way through the nodes is one plan; its words go into
 * the command `plan`. The first words of a way are a plan, too: what is left is asked afterwards.
 */
export type PlanInfo = {
    /** The first is the open question. Where different answers lead to the same choice they share a node. */
    nodes: Array<PlanNode>, };

/** One part of a plan: what can be chosen there. */
export type PlanNode = {
    /** Which part, the same word wherever it comes up: `card`, `place`, `facing`, `blood`, `tokens`. */
    part: string,
    /** The same in words. */
    text: Array<Part>, options: Array<PlanOption>,
    /** If the options are numbers that follow each other: the n-th option is `least + n * step`. */
    range?: NumberRange,
    /** The question has options besides these; choosing one of them ends the plan before it. */
    others: boolean, };

export type PlanOption = {
    /** The node that follows; none where the plan ends. */
    next?: number,
    /** Words that go behind this one without anybody choosing them: the end of a turn in which there is nothing else to do. */
    then: Array<string>,
    /** In notation: what an answer names. */
    word: string, text: Array<Part>,
    /** As data: the game's `Choice`. */
    choice: unknown,
    /** Where it lies on the table; nowhere for a yes or a pass. */
    targets: Array<Target>,
    /** What it would come to, as far as you can know. */
    forecasts?: Array<ForecastInfo>, };

/** A part of somebody's points. */
export type PointsRow = {
    /** What they come from, by name. */
    word: string,
    /** The same in words. */
    text: Array<Part>,
    /** Less than 0 for what is taken off. */
    points: number, };

/** A question with everything that can be answered. */
export type QuestionInfo = { seat: string,
    /** Its number: answers name it as `expected_seq`. */
    seq: number, text: Array<Part>,
    /** What it is about, as data: the game's `Ask`. */
    ask: unknown,
    /** What on the table it is about. */
    about: Array<Target>, options: Array<Choosable>, refused: Array<NotChoosable>,
    /** Questions before it that had one answer only and answered themselves. */
    forced: Array<ForcedInfo>,
    /** Standing answers that would answer it, and all questions of its kind from now on (`set-stop`). */
    standing?: Array<StandingOffer>,
    /** This question and those that follow, answered in one. Only for who asked for plans, and where there are any. */
    plan?: PlanInfo, };

/** A rematch that somebody has opened. */
export type RematchInfo = {
    /** Who wants it, by seat. */
    by: string, table: string, };

/** A finished game from its beginning. */
export type Replay = { table: TableInfo, answers: number, lines: Array<LogLine>, result: GameResult | null,
    /** The fairness of the shuffle, once the game is over. */
    fair: FairInfo | null, };

/** A report that the server has kept. */
export type ReportInfo = {
    /** What the host finds it by. */
    report: string, };

/** The rules of a game as numbered statements. */
export type RulesPage = { game: string, sections: Array<RulesSection>, };

export type RulesSection = { number: string, title: string, statements: Array<Statement>, };

/** Somebody said something. */
export type Said = { user: string, name: string, text: string, at: number, };

/** What an event is to something that is settled. */
export type SceneEvent = "opens" | "tells" | "ends" | "is-over";

/** How the game ended for a seat, or how it left the game. */
export type SeatEnding = { seat: string,
    /** In words for whoever sits there: "Second, by two points." */
    verdict: Array<Part>,
    /** Counted from 1, partners with the same; `null` where there are only winners and others, and for who is out. */
    place: number | null,
    /** Why they are out of the game; nothing for who is not. */
    out: Array<Part>,
    /** What their points are made of. */
    rows: Array<PointsRow>, };

/** A place at the table. */
export type SeatInfo = {
    /** `A`, `B`, ... */
    seat: string, who: SitterInfo,
    /**
     * How whoever sits there is called at this table, in every text: people by their own name, bots by one of the
     * game's. Nobody shares it with another seat. `null` while the seat is free.
     */
    name: string | null,
    /** Whose face to paint: the same wherever they play. */
    portrait: string | null,
    /** At a rematch: for whom a free seat is kept. */
    kept_for: KeptFor | null,
    /** The starter deck, in games where players bring one. */
    deck: string | null,
    /** A bot that plays for a person who is away, has left or has conceded. */
    stand_in: string | null, conceded: boolean,
    /** A person who is connected just now. */
    here: boolean, };

/** A place where somebody is signed in. */
export type SessionInfo = { id: string,
    /** Milliseconds since 1970. */
    created: number, seen: number,
    /** What the browser says it is. */
    agent: string,
    /** The one this was asked with. */
    current: boolean, };

export type SitterInfo =
  | { "kind": "free" }
  | { "kind": "person", user: string, name: string, }
  | { "kind": "bot", level: string, };

/** A table as one viewer may know it. */
export type Snapshot = { table: TableInfo,
    /** The number of the last event. */
    seq: number,
    /** The seat whose eyes these are; `null` for a spectator. */
    you: string | null,
    /** The lines after number `since`. */
    since: number, lines: Array<LogLine>,
    /** The game's own view, its `View`; `null` before the start. */
    view: unknown, now: Now, };

/** A standing answer that would answer a question. */
export type StandingOffer = {
    /** The answer to this question. */
    word: string, setting: string, value: string,
    /** What it is about, and what is answered from then on. */
    about: string, text: string,
    /** What exactly it answers, where that takes more words. */
    note: string | null, };

export type Statement = {
    /** `5.12`. */
    number: string,
    /** A reference to another statement is a part of its own. */
    text: Array<Part>,
    /** `S` stated in the rulebook, `I` implied by it, `R` a ruling of this table. */
    mark: string,
    /** Where it comes from: a page of the rulebook, a card, a ruling. */
    source: string,
    /** The cards it rules on, as in `CardInfo.slug`. */
    cards: Array<string>, };

/** A setting of stops: where a player wants to be asked, and where to pass without being asked. */
export type StopInfo = {
    /** As in commands: `block`. */
    setting: string, text: string,
    /** None or any number of the values, instead of one. */
    several: boolean,
    /** The usual one first. */
    values: Array<StopValue>, };

/** What a player has chosen, of one setting. */
export type StopNow = { setting: string, values: Array<string>, };

export type StopValue = { value: string, text: string,
    /** What exactly it does, where that takes more words. */
    note: string | null, };

/** A table as the lobby shows it. */
export type TableInfo = { id: string, game: string, status: TableStatus, options: TableOptions, seats: Array<SeatInfo>,
    /** Who may start it and give seats to bots. */
    host: string, host_name: string, watching: number, created: number, finished: number | null,
    /** The seats that have won. */
    winners: Array<string>,
    /** BLAKE3 of the server's part of the shuffle, published before anybody sits down. */
    commitment: string,
    /** The lesson that is had at it, as in `LessonInfo.lesson`. */
    lesson?: string, };

/** What a table agrees on before the start. */
export type TableOptions = {
    /** Seats, bots included; without a number, the game's usual one. */
    players: number | null,
    /** Switches of the game: `relics`, `no-homemade`, and options with a value: `turn-limit=20`. */
    variants: Array<string>,
    /** In the lobby for everybody; otherwise only by its link. */
    public: boolean, spectators: boolean, take_back: TakeBackRule, clock: ClockRule, absent: AbsentRule, pace: Pace, hints: HintRule, };

export type TableStatus = "open" | "playing" | "over" | "frozen";

/** What can be taken back, by the one who reads this. */
export type TakeBack = { can: CanTakeBack,
    /** Who wants to take something back and is waiting for others to agree. */
    asked_by: string | null,
    /** You have not answered that yet. */
    your_word: boolean, };

/** May answers be taken back? */
export type TakeBackRule = "ask" | "never";

/** Something on the table that an option or a question is about. */
export type Target =
  | { "kind": "card", id: string, }
  | { "kind": "seat", seat: string, }
  | { "kind": "place", place: { word: string, of?: unknown }, }
  | { "kind": "number", n: number, };

/** The first word on a socket, good for one socket and one minute. */
export type Ticket = { ticket: string, };

/** From page or bot to the server. */
export type ToServer =
  | { "t": "hello", ticket: string, lang?: string | null,
    /** Send plans with your questions (`QuestionInfo.plan`). */
    plans?: boolean, }
  | { "t": "watch", table: string, since?: number | null, }
  | { "t": "unwatch", table: string, }
  | { "t": "watch-lobby" }
  | { "t": "unwatch-lobby" }
  | { "t": "say-in-lobby", text: string, }
  | { "t": "do", table: string,
    /**
     * Made up by the sender, 1 to 64 characters, new for each command. The same one again is
     * answered again and never done twice.
     */
    command_id: string, } & ({ "do": "answer", seat: string,
    /** The number of the question. */
    expected_seq: number,
    /** The word of the option, as in `Choosable.word`. */
    word: string, } | { "do": "plan", seat: string,
    /** The number of the open question. */
    expected_seq: number, words: Array<string>, } | { "do": "sit", seat?: string | null, deck?: string | null,
    /** Your part of the shuffle: 64 hex digits. Without one the server draws it. */
    seed?: string | null, } | { "do": "leave" } | { "do": "add-bot", seat?: string | null, level?: string | null, deck?: string | null, } | { "do": "clear", seat: string, } | { "do": "start" } | { "do": "concede" } | { "do": "take-back" } | { "do": "allow-take-back", allow: boolean, } | { "do": "set-stop", setting: string,
    /** Where a setting can have several values, `no-` before one turns it off. */
    value: string, } | { "do": "return" } | { "do": "say", text: string, })
  | { "t": "ping" };

/** A token for a bot. The secret is shown once, here. */
export type TokenInfo = { id: string, label: string, created: number,
    /** Only in the answer that makes it: send it as `Authorization: Bearer ...`. */
    token?: string, };

export type TrackInfo = { word: string, text: string, };

/** A seat that is asked, and since when. */
export type Turn = { seat: string, name: string,
    /** In milliseconds since 1970. */
    since: number, };

export type TurningPoint = {
    /** The number of the chapter it happened in. */
    chapter: number,
    /** Where that begins in the replay. */
    at: number,
    /** What changed. */
    text: Array<Part>,
    /** What was settled then, in a line; nothing if nothing was. */
    told: Array<Part>, };

/** What happened at a table, as one viewer may know it. */
export type Update = { table: string,
    /** The same number as before where something changed for you alone. */
    seq: number, lines: Array<LogLine>, view: ViewChange, now: Now, };

export type ValueInfo = { name: string, about: string, usual: string,
    /** All it can be; nothing for a number. */
    words: Array<string>, };

export type VariantInfo = { name: string, about: string,
    /** Whether it is on unless switched off. */
    on: boolean, };

/** How the view is after an event. */
export type ViewChange =
  | { "kind": "same" }
  | { "kind": "patch", patch: import('rfc6902').Operation[], }
  | { "kind": "whole", view: unknown, };

export type Waiting = { seat: string,
    /** For what, in words for the others. */
    text: Array<Part>,
    /** Since when, in milliseconds since 1970. */
    since: number,
    /** When the clock runs out, in milliseconds since 1970. */
    until: number | null, };
