// An empty worker for the pages on the way to a bank, so that the portal's worker never sees their requests.
