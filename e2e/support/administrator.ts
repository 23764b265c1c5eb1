/** Who the settings of the journeys name as the central team's administrator. */
export const ADMINISTRATOR = { name: "ketua@kaunter.example", password: "kata laluan ketua" } as const;
