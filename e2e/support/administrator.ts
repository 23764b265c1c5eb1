/** The central team's administrator in the settings of the journeys. */
export const ADMINISTRATOR = { name: "ketua@kaunter.example", password: "kata laluan ketua" } as const;
