//! Where the server may write to. A player names the place, so it must not be one that only the server can reach.

use std::{
    future::Future,
    io,
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr},
    pin::Pin,
    task::{Context, Poll},
};

use hyper::Uri;
use hyper_util::client::legacy::connect::dns::Name;
use tower_service::Service;

/// The longest address of a place.
const LONGEST: usize = 1000;

/// The address as it may be written to. Names are looked at again when they are resolved ([`Careful`]).
pub fn check(address: &str, private_addresses: bool) -> Result<Uri, &'static str> {
    if address.len() > LONGEST {
        return Err("the address is too long");
    }
    let uri: Uri = address.parse().map_err(|_| "the address is not a URL")?;
    let (Some(host), Some(authority)) = (uri.host(), uri.authority()) else { return Err("the address has no host") };
    if authority.as_str().contains('@') {
        return Err("the address holds a name or a password");
    }
    match uri.scheme_str() {
        Some("https") => {}
        Some("http") if private_addresses => {}
        _ => return Err("the address must begin with https://"),
    }
    let literal = host.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>();
    match literal {
        Ok(address) if !private_addresses && !is_public(address) => Err("the address is not a public one"),
        Ok(_) | Err(_) => Ok(uri),
    }
}

/// Resolves names, and leaves out what is not public unless the operator allows it: a name may lead anywhere.
#[derive(Clone, Copy, Debug)]
pub struct Careful {
    /// Whether places on this machine and in private networks may be written to.
    pub private_addresses: bool,
}

impl Service<Name> for Careful {
    type Response = std::vec::IntoIter<SocketAddr>;
    type Error = io::Error;
    type Future = Pin<Box<dyn Future<Output = io::Result<Self::Response>> + Send>>;

    fn poll_ready(&mut self, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        Poll::Ready(Ok(()))
    }

    fn call(&mut self, name: Name) -> Self::Future {
        let any = self.private_addresses;
        Box::pin(async move {
            let found = tokio::net::lookup_host((name.as_str(), 0)).await?;
            let allowed: Vec<_> = found.filter(|address| any || is_public(address.ip())).collect();
            if allowed.is_empty() {
                return Err(io::Error::new(io::ErrorKind::PermissionDenied, "the name leads to no public address"));
            }
            Ok(allowed.into_iter())
        })
    }
}

/// Whether an address belongs to the public network.
pub fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    !(a == 0
        || a >= 240
        || address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_multicast()
        || address.is_documentation()
        || (a == 100 && (64..128).contains(&b))
        || (a == 198 && (b == 18 || b == 19))
        || (a, b, c) == (192, 0, 0)
        || (a, b, c) == (192, 88, 99))
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    if let Some(inner) = address.to_ipv4_mapped() {
        return is_public_v4(inner);
    }
    let [first, second, ..] = address.segments();
    // Global unicast is 2000::/3; out of it go tunnels, which hide other addresses, and documentation.
    let global = first & 0xe000 == 0x2000;
    let tunnel = first == 0x2002 || (first == 0x2001 && second < 0x0200);
    let documentation = (first == 0x2001 && second == 0x0db8) || first & 0xfff0 == 0x3ff0;
    global && !tunnel && !documentation
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_public_addresses_are_public() {
        for public in ["93.184.216.34", "1.1.1.1", "2606:4700::1111", "::ffff:1.1.1.1"] {
            assert!(is_public(public.parse().unwrap()), "{public}");
        }
        let private = [
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "0.0.0.0",
            "224.0.0.1",
            "255.255.255.255",
            "198.18.0.1",
            "192.0.0.1",
            "192.0.2.1",
            "::1",
            "::",
            "fe80::1",
            "fd00::1",
            "ff02::1",
            "::ffff:127.0.0.1",
            "64:ff9b::7f00:1",
            "2002:7f00:1::",
            "2001:db8::1",
            "2001::1",
            "::127.0.0.1",
        ];
        for private in private {
            assert!(!is_public(private.parse().unwrap()), "{private}");
        }
    }

    #[test]
    fn an_address_is_looked_at_before_it_is_written_to() {
        for good in ["https://example.org/hook?x=1", "https://93.184.216.34:8443/"] {
            assert!(check(good, false).is_ok(), "{good}");
        }
        let bad = [
            "http://example.org/",
            "https://127.0.0.1/",
            "https://[::1]/",
            "https://169.254.169.254/latest",
            "ftp://example.org",
            "https://user:secret@example.org/",
            "/relative",
            "",
            "https://",
            "javascript:alert(1)",
        ];
        for bad in bad {
            assert!(check(bad, false).is_err(), "{bad}");
        }
        assert!(check("http://127.0.0.1:9/hook", true).is_ok(), "where the operator allows it");
        assert!(check(&format!("https://example.org/{}", "x".repeat(1000)), false).is_err());
    }

    #[tokio::test]
    async fn a_name_that_leads_to_this_machine_is_not_followed() {
        let name = || "localhost".parse::<Name>().unwrap();
        assert!(Careful { private_addresses: false }.call(name()).await.is_err());
        assert!(Careful { private_addresses: true }.call(name()).await.unwrap().count() > 0);
    }
}
