import { z } from 'zod'
import { addressMistake, replicaMistake } from './shared/servers/postgres-addresses.ts'

const postgresUrl = (mistakeOf: (url: string) => string | null) =>
	z.string().superRefine((url, { addIssue }) => {
		const message = mistakeOf(url)
		if (message) addIssue({ code: 'custom', message })
	})

/** The address of one or several servers of PostgreSQL. */
const postgresAddress = postgresUrl(addressMistake)

/** The variables that say where the database is, as `readConfig` parses them. */
export const DATABASE_ENVIRONMENT = {
	DATABASE_URL: postgresAddress.optional(),
	DATABASE_LISTEN_URL: postgresAddress.optional(),
	DATABASE_REPLICA_URL: postgresUrl(replicaMistake).optional(),
}

const DatabaseEnvironment = z.object(DATABASE_ENVIRONMENT)
type DatabaseEnvironment = z.output<typeof DatabaseEnvironment>

/** A replica without a primary of its own, as a sentence; null where there is none. */
export function lostReplica({
	DATABASE_URL: primary,
	DATABASE_REPLICA_URL: replica,
}: DatabaseEnvironment): string | null {
	if (!replica) return null
	if (!primary)
		return 'DATABASE_REPLICA_URL: a SQLite file has no replica; set DATABASE_URL, or leave DATABASE_REPLICA_URL out'
	return replica === primary
		? 'DATABASE_REPLICA_URL: is DATABASE_URL itself; name a standby of it, or leave DATABASE_REPLICA_URL out'
		: null
}
