//! A PostgreSQL server that is only reached in private.

use std::{fs, time::Duration};

use epoka_store::{Store, StoreError};
use epoka_testkit::postgres::Postgres;

#[tokio::test(flavor = "multi_thread")]
async fn a_server_is_reached_in_private_if_its_certificate_is_trusted() {
    let server = Postgres::start();
    let url = server.database("private");
    let refused = Store::at_url(&format!("{url}?sslmode=require")).await.err();
    assert!(matches!(refused, Some(StoreError::Failed(_))), "it has no TLS yet: {refused:?}");

    // The server makes a certificate that signs itself, so that the key belongs to whoever runs it.
    let certificate = std::env::temp_dir().join(format!("epoka-store-tls-{}.pem", std::process::id()));
    let wishes = "[req],distinguished_name=name,x509_extensions=more,prompt=no,[name],CN=epoka,[more],\
                  basicConstraints=CA:FALSE,subjectAltName=IP:127.0.0.1";
    let make = format!(
        "cat > tls.conf; openssl req -x509 -newkey rsa:2048 -nodes -days 1 -config tls.conf -keyout server.key -out {} \
         2> tls.log && chmod 600 server.key",
        certificate.display()
    );
    server.sql(&format!("COPY (SELECT unnest(string_to_array('{wishes}', ','))) TO PROGRAM '{make}'"));
    server.sql(&format!("ALTER SYSTEM SET ssl_cert_file = '{}'", certificate.display()));
    server.sql("ALTER SYSTEM SET ssl = on");
    server.sql("SELECT pg_reload_conf()");

    let store = reached(&format!("{url}?sslmode=require&sslrootcert={}", certificate.display())).await;
    assert_eq!(store.account_named("nobody").await, Ok(None));
    let stranger = Store::at_url(&format!("{url}?sslmode=require")).await.err();
    assert!(
        matches!(&stranger, Some(StoreError::Failed(why)) if why.contains("certificate")),
        "nobody the system knows has signed it: {stranger:?}"
    );
    assert!(Store::at_url(&url).await.is_ok(), "who does not insist goes without");
    fs::remove_file(certificate).unwrap();
}

/// The server takes its new settings a moment after it was told.
async fn reached(url: &str) -> Store {
    for _ in 0..50 {
        if let Ok(store) = Store::at_url(url).await {
            return store;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    Store::at_url(url).await.expect("the server is trusted")
}
