//! Web push: a message only the browser can read (RFC 8291, RFC 8188), signed by the server (VAPID, RFC 8292).

use aes_gcm::{
    Aes128Gcm, Nonce,
    aead::{Aead, KeyInit},
};
use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD as BASE64};
use hkdf::Hkdf;
use hyper::Uri;
use p256::{
    PublicKey, SecretKey,
    ecdsa::{Signature, SigningKey, signature::Signer},
};
use serde_json::{Value, json};
use sha2::Sha256;

use crate::random;

/// The size of a record: the whole message is one.
const RECORD: u32 = 4096;
/// How long a signature is good: push services take a day at most.
const LASTS_S: i64 = 12 * 3600;

/// What a browser gives away so that it can be written to.
#[derive(Clone, Debug)]
pub struct Keys {
    public: PublicKey,
    auth: Vec<u8>,
}

/// The keys of a subscription are none.
#[derive(Debug, thiserror::Error, PartialEq, Eq)]
#[error("the keys of the subscription cannot be used")]
pub struct BadKeys;

impl Keys {
    /// Reads `{"p256dh":…,"auth":…}`, as browsers write it.
    pub fn read(json: &Value) -> Result<Keys, BadKeys> {
        let bytes = |name: &str| {
            let text = json[name].as_str().ok_or(BadKeys)?;
            BASE64.decode(text.trim_end_matches('=')).map_err(|_| BadKeys)
        };
        let auth = bytes("auth")?;
        let public = PublicKey::from_sec1_bytes(&bytes("p256dh")?).map_err(|_| BadKeys)?;
        if auth.len() == 16 { Ok(Keys { public, auth }) } else { Err(BadKeys) }
    }
}

/// A message for a browser, with a key of its own.
pub fn encrypt(message: &[u8], keys: &Keys) -> Result<Vec<u8>, BadKeys> {
    sealed(message, keys, &new_secret(), random::bytes())
}

fn sealed(message: &[u8], keys: &Keys, secret: &SecretKey, salt: [u8; 16]) -> Result<Vec<u8>, BadKeys> {
    let own = secret.public_key().to_sec1_bytes();
    let shared = secret.diffie_hellman(&keys.public);
    let info = [b"WebPush: info\0".as_slice(), &keys.public.to_sec1_bytes(), &own].concat();
    let material: [u8; 32] = expand(&keys.auth, shared.raw_secret_bytes().as_slice(), &info);
    let key: [u8; 16] = expand(&salt, &material, b"Content-Encoding: aes128gcm\0");
    let nonce: [u8; 12] = expand(&salt, &material, b"Content-Encoding: nonce\0");
    let cipher = Aes128Gcm::new_from_slice(&key).map_err(|_| BadKeys)?;
    // Two marks the last record.
    let padded = [message, &[2]].concat();
    let text = cipher.encrypt(&Nonce::from(nonce), padded.as_slice()).map_err(|_| BadKeys)?;
    Ok([salt.as_slice(), &RECORD.to_be_bytes(), &[own.len() as u8], &own, &text].concat())
}

fn expand<const N: usize>(salt: &[u8], material: &[u8], info: &[u8]) -> [u8; N] {
    let mut out = [0; N];
    Hkdf::<Sha256>::new(Some(salt), material).expand(info, &mut out).expect("so few bytes can always be had");
    out
}

fn new_secret() -> SecretKey {
    loop {
        // Almost all numbers are keys.
        if let Ok(secret) = SecretKey::from_slice(&random::bytes::<32>()) {
            return secret;
        }
    }
}

/// The server's signature for push services.
pub struct Vapid(SecretKey);

impl Vapid {
    /// A new key, as the store keeps it.
    pub fn new_secret() -> String {
        BASE64.encode(new_secret().to_bytes())
    }

    /// A key from the store.
    pub fn from_secret(text: &str) -> Option<Vapid> {
        SecretKey::from_slice(&BASE64.decode(text).ok()?).ok().map(Vapid)
    }

    /// What browsers need to subscribe (`applicationServerKey`).
    pub fn public(&self) -> String {
        BASE64.encode(self.0.public_key().to_sec1_bytes())
    }

    /// The header that says who writes.
    pub fn authorization(&self, to: &Uri, contact: &str, now_ms: i64) -> String {
        let audience =
            format!("{}://{}", to.scheme_str().unwrap_or("https"), to.authority().map_or("", |host| host.as_str()));
        let part = |json: Value| BASE64.encode(json.to_string());
        let head = part(json!({"typ": "JWT", "alg": "ES256"}));
        let body = part(json!({"aud": audience, "exp": now_ms / 1000 + LASTS_S, "sub": contact}));
        let signature: Signature = SigningKey::from(&self.0).sign(format!("{head}.{body}").as_bytes());
        format!("vapid t={head}.{body}.{}, k={}", BASE64.encode(signature.to_bytes()), self.public())
    }
}

#[cfg(test)]
mod tests {
    use p256::ecdsa::{VerifyingKey, signature::Verifier};

    use super::*;

    /// The example of RFC 8291, section 5.
    #[test]
    fn the_example_of_the_standard_comes_out_as_printed() {
        let keys = Keys::read(&json!({
            "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            "auth": "BTBZMqHH6r4Tts7J_aSIgg",
        }))
        .unwrap();
        let secret = BASE64.decode("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw").unwrap();
        let secret = SecretKey::from_slice(&secret).unwrap();
        let salt = BASE64.decode("DGv6ra1nlYgDCS1FRnbzlw").unwrap().try_into().unwrap();
        let sealed = sealed(b"When I grow up, I want to be a watermelon", &keys, &secret, salt).unwrap();
        let printed = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6\
                       PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
        assert_eq!(BASE64.encode(sealed), printed);
    }

    #[test]
    fn a_push_service_can_check_who_writes() {
        let vapid = Vapid::from_secret(&Vapid::new_secret()).unwrap();
        let header = vapid.authorization(&"https://push.example/abc".parse().unwrap(), "mailto:me@example.org", 5000);
        let (token, key) = header.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
        let (signed, signature) = token.rsplit_once('.').unwrap();
        let key = VerifyingKey::from_sec1_bytes(&BASE64.decode(key).unwrap()).unwrap();
        let signature = Signature::from_slice(&BASE64.decode(signature).unwrap()).unwrap();
        assert!(key.verify(signed.as_bytes(), &signature).is_ok());
        let claims: Value = serde_json::from_slice(&BASE64.decode(signed.split_once('.').unwrap().1).unwrap()).unwrap();
        let told = json!({"aud": "https://push.example", "exp": 5 + 12 * 3600, "sub": "mailto:me@example.org"});
        assert_eq!(claims, told);
    }

    #[test]
    fn keys_that_are_none_are_refused() {
        for bad in
            [json!({}), json!({"p256dh": "AAAA", "auth": "BTBZMqHH6r4Tts7J_aSIgg"}), json!({"p256dh": 1, "auth": 2})]
        {
            assert_eq!(Keys::read(&bad).err(), Some(BadKeys));
        }
    }
}
