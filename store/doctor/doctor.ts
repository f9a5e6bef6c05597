import type { Config } from '../../config.ts'
import { secretsOf } from '../backup/signature.ts'
import { lookAtAddress } from './address.ts'
import { lookAtBackups, notedBackup } from './backups.ts'
import { lookAtDatabase } from './database.ts'
import type { Finding } from './finding.ts'
import { lookAtServers } from './servers.ts'
import { lookAtDisk, lookAtFiles, lookAtMail } from './surroundings.ts'

/** Looks at all a live shop needs besides its own code, while it serves or not. Changes nothing. */
export async function examine(
	config: Config,
	{ backups, now }: { backups: string | undefined; now: number },
): Promise<Finding[]> {
	const [address, servers, database, mail, files] = await Promise.all([
		lookAtAddress(config),
		lookAtServers(config),
		lookAtDatabase(config),
		lookAtMail(config),
		lookAtFiles(config),
	])
	const noted = await notedBackup(config)
	const backup = await lookAtBackups({ folder: backups, noted, secrets: secretsOf(config), now })
	const disk = lookAtDisk(config.dataDir)
	return [...address, ...servers, ...database, mail, ...(files ? [files] : []), disk, backup]
}
