#!/bin/sh
# Fetches a council's new remittances as CSV files, and acknowledges each one. Needs curl.
# PORTAL=https://portal.example COUNCIL=mpt KEY=kaunter_mpt_... sh remittances.sh <folder>
set -eu
folder=${1:-.}
address="$PORTAL/api/remittances/$COUNCIL"
call() { curl --silent --show-error --fail --retry 5 --header "Authorization: Bearer $KEY" "$@"; }

after=
while :; do
  list=$(call "$address?after=$after")
  names=$(printf '%s' "$list" | grep -o '"remittance":"[^"]*"' | cut -d '"' -f 4)
  [ -n "$names" ] || break
  for remittance in $names; do
    after=$remittance
    file="$folder/$remittance.csv"
    [ -e "$file" ] && continue
    # only a complete and acknowledged file has its final name
    call --output "$file.part" "$address/$remittance/csv"
    call --request POST --output /dev/null "$address/$remittance/acknowledgement"
    mv "$file.part" "$file"
    echo "$remittance.csv"
  done
done
