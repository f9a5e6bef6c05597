import { openStore } from '../../store/open.ts'

/** A store of its own in memory, with the built-in catalogue and no samples. */
export const memoryStore = () =>
	openStore({
		mode: 'demo',
		dataDir: ':memory:',
		databaseUrl: undefined,
		sampleData: false,
		logLevel: 'silent',
		sessionSecret: 'a secret of at least thirty-two characters',
	})
