import type { JobPauses } from '../../../domain/jobs/schema'
import { Status } from '../../ui/display/status'
import { Row } from '../../ui/layout/row'
import { Text } from '../../ui/text/text'
import { When } from '../../ui/text/when'
import { KIND_LABELS } from './job-labels'

/** Which kinds of jobs wait for a server that does not answer. */
export const Pauses = ({ pauses }: JobPauses) =>
	pauses.map(({ kind, until }) => (
		<Row key={kind} wrap gap={3}>
			<Status variant="bad">{`Paused: ${KIND_LABELS[kind]}`}</Status>
			<Text as="span" size="small" color="muted" written>
				The server that it needs did not answer three times. One job is tried again at{' '}
				<When at={until} time />; nothing is lost.
			</Text>
		</Row>
	))
