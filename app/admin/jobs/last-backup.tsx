import type { LastBackup as Backup } from '../../../domain/backups/last-backup'
import { Status } from '../../ui/display/status'
import { Row } from '../../ui/layout/row'
import { Text } from '../../ui/text/text'
import { When } from '../../ui/text/when'

/** When the store was copied last and where to, or that it never was. */
export function LastBackup({ backup }: { backup: Backup['last'] }) {
	if (!backup)
		return (
			<Row wrap gap={3}>
				<Status variant="waiting">No backup yet</Status>
				<Text as="span" size="small" color="muted">
					<code>npm run backup -- FOLDER</code> makes one while the store is running.
				</Text>
			</Row>
		)
	return (
		<Row wrap gap={3}>
			<Status variant={backup.isOld ? 'bad' : 'good'}>
				{backup.isOld ? 'Backup is old' : 'Backed up'}
			</Status>
			<Text as="span" size="small" color="muted" written>
				<When at={backup.madeAt} time />, in {backup.place}
			</Text>
		</Row>
	)
}
