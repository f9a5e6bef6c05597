import { startFailure } from '../../db/engines/start-failure.ts'
import { Unavailable } from '../../shared/unavailable.ts'

/** By the system's code. */
const OF_SYSTEM: Record<string, (path: string) => string> = {
	EACCES: (path) => `This user may not read or write ${path}. Run it as the store's user.`,
	EPERM: (path) => `This user may not read or write ${path}. Run it as the store's user.`,
	EROFS: (path) => `${path} is on a disk that can only be read.`,
	ENOSPC: () => 'The disk is full. Make room, then try again.',
	EDQUOT: () => 'This user has no room left on the disk. Make room, then try again.',
	EIO: (path) => `The disk cannot read or write ${path}. Look at its state before you go on.`,
	ENOENT: (path) => `${path} is missing.`,
	ENOTDIR: (path) => `${path} is no folder.`,
}

/** Why no backup was made or restored, for the operator. An error that has words of its own keeps them. */
export function failureWords(error: unknown, databaseUrl?: string): string {
	if (error instanceof Unavailable && error.reason === 'files') return error.message
	const { code, path, dest, message } = error as NodeJS.ErrnoException & { dest?: string }
	if (code === undefined) return message
	const words = OF_SYSTEM[code]
	if (words && path !== undefined) return words(code === 'ENOENT' ? path : (dest ?? path))
	if (words && code === 'ENOSPC') return words('')
	if (code === 'ERR_SQLITE_ERROR')
		return `The database cannot be read: ${message}. Where it is the store's own, restore the last backup.`
	if (databaseUrl) return `The database cannot be used: ${startFailure(error, databaseUrl).words}`
	return message
}
