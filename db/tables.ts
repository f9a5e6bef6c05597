/** Every table of the store: those of its own data, and those each module adds in its `tables.ts`. */
export interface Tables {
	data_mode: { id: number; mode: 'demo' | 'live'; recorded_at: number }
	write_probes: { id: string; filler: string }
}
