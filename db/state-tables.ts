/** What the store knows of its own data; no module's. */
export interface StateTables {
	data_mode: { id: number; mode: 'demo' | 'live'; recorded_at: number }
	write_probes: { id: string; filler: string }
}
