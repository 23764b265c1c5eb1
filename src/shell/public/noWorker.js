// The pages on the way to a bank have this worker, which does nothing: so the portal's own never sees them or what they load.
