//! Arrays of any length that can be written: only what is not as usual.

use std::fmt;
use std::marker::PhantomData;
use std::ops::{Deref, DerefMut};

use serde::de::{MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Array<T, const N: usize>([T; N]);

impl<T: Copy + Default, const N: usize> Default for Array<T, N> {
    fn default() -> Self {
        Array([T::default(); N])
    }
}

impl<T, const N: usize> Deref for Array<T, N> {
    type Target = [T; N];

    #[inline]
    fn deref(&self) -> &[T; N] {
        &self.0
    }
}

impl<T, const N: usize> DerefMut for Array<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T; N] {
        &mut self.0
    }
}

impl<T: Serialize + Default + PartialEq, const N: usize> Serialize for Array<T, N> {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        let usual = T::default();
        let mut map = s.serialize_map(None)?;
        for (i, item) in self.0.iter().enumerate().filter(|(_, item)| **item != usual) {
            map.serialize_entry(&i, item)?;
        }
        map.end()
    }
}

impl<'de, T: Deserialize<'de> + Default + Copy, const N: usize> Deserialize<'de> for Array<T, N> {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        struct Items<T, const N: usize>(PhantomData<T>);
        impl<'de, T: Deserialize<'de> + Default + Copy, const N: usize> Visitor<'de> for Items<T, N> {
            type Value = Array<T, N>;

            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                write!(f, "items by number, below {N}")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Array<T, N>, A::Error> {
                let mut array = Array::default();
                while let Some((i, item)) = map.next_entry::<usize, T>()? {
                    let place = array.0.get_mut(i);
                    *place.ok_or_else(|| serde::de::Error::custom(format!("{i} is not below {N}")))? = item;
                }
                Ok(array)
            }
        }
        d.deserialize_map(Items(PhantomData))
    }
}
