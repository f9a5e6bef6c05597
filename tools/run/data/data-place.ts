import { readConfig } from '../../../config.ts'

/** Where the data and files are, and the secrets that sign their backups, for programs of either mode. @throws Error in words for people */
export function dataPlace() {
	const { DATA_DIR, DATABASE_URL, SESSION_SECRET, SESSION_SECRET_OLD } = process.env
	const ofFiles = Object.entries(process.env).filter(([name]) => name.startsWith('S3_'))
	const read = readConfig({
		...Object.fromEntries(ofFiles),
		DATA_DIR,
		DATABASE_URL,
		SESSION_SECRET,
		SESSION_SECRET_OLD,
	})
	if (!read.ok) throw new Error(read.message)
	const { dataDir, databaseUrl, s3, sessionSecret, sessionSecretOld } = read.config
	return { dataDir, databaseUrl, s3, sessionSecret, sessionSecretOld }
}

export function leave(why: string): never {
	process.stderr.write(`${why}\n`)
	process.exit(1)
}
