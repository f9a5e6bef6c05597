/** Every table of the store: what it knows of its own data, and what each module adds in its `tables.ts`. */
export interface Tables {
	data_mode: { id: number; mode: 'demo' | 'live'; recorded_at: number }
	write_probes: { id: string; filler: string }
}
