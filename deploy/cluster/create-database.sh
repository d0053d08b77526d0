#!/bin/sh
# Patroni calls this once, on the first primary, with the address of the new PostgreSQL.
set -eu
"${POSTGRES_PROGRAMS}/psql" --no-psqlrc --quiet --set ON_ERROR_STOP=1 --dbname "$1" <<'SQL'
create role learning login password '${APP_PASSWORD}';
create database learning owner learning;
SQL
