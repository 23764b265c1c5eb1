// Imitates a browser whose owner, school or office blocks cookies: every access to storage throws.

const denied = () => {
  throw new DOMException("Access is denied for this document.", "SecurityError");
};

for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches", "cookieStore"])
  Object.defineProperty(window, name, { get: denied });
Object.defineProperty(Document.prototype, "cookie", { get: denied, set: denied });
for (const name of ["persist", "persisted", "estimate", "getDirectory"])
  Object.defineProperty(StorageManager.prototype, name, { value: async () => denied() });
