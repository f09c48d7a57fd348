//! TLS to PostgreSQL, where its address asks for it (`sslmode=require`).
//!
//! The server's certificate is always checked, unlike in PostgreSQL's own clients, where `require` does not: against what the
//! system trusts, or against the file named by `sslrootcert`.

use std::sync::Arc;

use rustls::{
    ClientConfig, RootCertStore,
    pki_types::{CertificateDer, pem::PemObject},
};
use tokio_postgres::{Config, config::SslMode};
use tokio_postgres_rustls::MakeRustlsConnect;

use crate::database::StoreError;

/// The parameter of an address that names the certificates to be trusted.
const ROOTS: &str = "sslrootcert=";

/// How to connect to the server an address names.
pub(crate) fn of(url: &str) -> Result<(Config, MakeRustlsConnect), StoreError> {
    let unfit = |why: String| StoreError::Unfit(format!("--database-url: {why}"));
    let (url, file) = without_roots(url);
    let mut config: Config = url.parse().map_err(|error: tokio_postgres::Error| unfit(error.to_string()))?;
    let mut roots = RootCertStore::empty();
    match (config.get_ssl_mode(), file) {
        (SslMode::Require, Some(file)) => {
            let certificates = CertificateDer::pem_file_iter(&file).and_then(Iterator::collect::<Result<Vec<_>, _>>);
            let certificates = certificates.map_err(|error| unfit(format!("{file}: {error}")))?;
            for certificate in certificates {
                roots.add(certificate).map_err(|error| unfit(format!("{file}: {error}")))?;
            }
        }
        (SslMode::Require, None) => {
            roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
        }
        // Whoever does not insist on it gets none: a connection that is sometimes safe is not.
        _ => {
            config.ssl_mode(SslMode::Disable);
        }
    }
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let builder = ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions();
    let client = builder.map_err(|error| unfit(error.to_string()))?.with_root_certificates(roots).with_no_client_auth();
    Ok((config, MakeRustlsConnect::new(client)))
}

/// An address without the file of certificates, which the driver does not know, and that file.
fn without_roots(url: &str) -> (String, Option<String>) {
    let Some((address, parameters)) = url.split_once('?') else { return (url.into(), None) };
    let (file, others): (Vec<&str>, Vec<&str>) = parameters.split('&').partition(|one| one.starts_with(ROOTS));
    let file = file.first().map(|file| file[ROOTS.len()..].to_owned());
    (format!("{address}?{}", others.join("&")), file)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_of_certificates_is_ours_to_read() {
        let url = "postgres://a@b/c?sslmode=require&sslrootcert=/etc/x.pem&application_name=y";
        let expected = ("postgres://a@b/c?sslmode=require&application_name=y".into(), Some("/etc/x.pem".into()));
        assert_eq!(without_roots(url), expected);
        assert_eq!(without_roots("postgres://a@b/c"), ("postgres://a@b/c".into(), None));
    }

    #[test]
    fn without_insisting_there_is_no_tls() {
        assert_eq!(of("postgres://a@b/c").unwrap().0.get_ssl_mode(), SslMode::Disable);
        assert_eq!(of("postgres://a@b/c?sslmode=require").unwrap().0.get_ssl_mode(), SslMode::Require);
        let missing = of("postgres://a@b/c?sslmode=require&sslrootcert=/nowhere.pem").err().unwrap();
        assert!(matches!(missing, StoreError::Unfit(why) if why.contains("/nowhere.pem")));
    }
}
