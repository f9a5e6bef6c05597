import { join } from 'node:path'
import { keepFileLock } from '../db/start-lock.ts'

interface Where {
	dataDir: string
	databaseUrl?: string | undefined
}

/** Whether no other process serves from the same SQLite file; from now on this one does. */
export function servesAlone({ dataDir, databaseUrl }: Where): boolean {
	if (databaseUrl || dataDir === ':memory:') return true
	return keepFileLock(join(dataDir, 'serving.lock'))
}
