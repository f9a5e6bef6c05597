import { routesTagged } from '../../http/call.ts'
import { respond } from '../../http/respond.ts'
import { ok } from '../../http/responses.ts'
import { newRouter } from '../../http/router.ts'
import { LastBackup, lastBackup, maySeeBackups } from './last-backup.ts'

const call = routesTagged('Backups')

export function backupRoutes() {
	return newRouter().openapi(
		call('GET /backups/last', maySeeBackups, {
			summary: 'When the store was copied last, and where to (admin)',
			responses: ok(LastBackup, 'As `npm run backup` has noted it'),
		}),
		(c) => respond(c, lastBackup),
	)
}
