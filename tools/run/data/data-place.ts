import { readConfig } from '../../../config.ts'

/** Where the data is, for programs that need neither the mode nor its secret. @throws Error in words for people */
export function dataPlace() {
	const { DATA_DIR, DATABASE_URL } = process.env
	const read = readConfig({ DATA_DIR, DATABASE_URL })
	if (!read.ok) throw new Error(read.message)
	const { dataDir, databaseUrl } = read.config
	return { dataDir, databaseUrl }
}

export function leave(why: string): never {
	process.stderr.write(`${why}\n`)
	process.exit(1)
}
