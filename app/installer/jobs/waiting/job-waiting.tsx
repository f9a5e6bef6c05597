import { Link } from 'react-router'
import type { Installation } from '../../../../domain/installations/schema'
import { leaveOut, sendWaiting, tryAgain } from '../../../components/installer/waiting/queue'
import { isToSend, useQueue } from '../../../components/installer/waiting/use-queue'
import { WaitingFile } from '../../../components/installer/waiting/waiting-file'
import type { Change, Waiting } from '../../../components/installer/waiting/waiting-rules'
import { STEP_WORD } from '../../../components/orders/installation/installation-labels'
import { Card } from '../../../ui/layout/card'
import { Row } from '../../../ui/layout/row'
import { Stack } from '../../../ui/layout/stack'
import { ButtonLink } from '../../../ui/text/button-link'
import { Text } from '../../../ui/text/text'
import page from '../job.module.css'

type Parts = Installation['parts']

/** A change in words. */
function wordsOf(change: Change, parts: Parts): string {
	switch (change.kind) {
		case 'tick':
			return `${STEP_WORD[change.step]}: ${change.done ? 'done' : 'not done'}`
		case 'note':
			return `Note on ${STEP_WORD[change.step].toLowerCase()}: ${change.note || 'none'}`
		case 'serials': {
			const name = parts.find(({ productId }) => productId === change.productId)?.name
			return `Serial numbers of ${name ?? change.productId}: ${change.serials.join(', ') || 'none'}`
		}
		case 'measurements':
			return 'Test values'
		case 'photo':
			return `Photo of ${STEP_WORD[change.step].toLowerCase()}: ${change.name}`
		case 'sign-off':
			return `Signed off by ${change.customerName}`
	}
}

const NEXT = '/installer/'

const STATE = {
	idle: '',
	sending: 'They are being sent.',
	'no-signal': 'There is no signal. They are kept on this phone and sent as soon as there is one.',
	'logged-out': 'You are logged out. They are kept on this phone until you log in again.',
} as const

interface Props {
	/** Of this job alone; of all jobs, with their numbers, where it is left out. */
	orderId?: string
	/** Of the job, for their names. */
	parts?: Parts
}

/** The changes of jobs that the store has not taken: those that wait, and those that it refused. */
export function JobWaiting({ orderId, parts = [] }: Props) {
	const { changes, isHeld, state } = useQueue()
	const own = changes.filter((each) => orderId === undefined || each.orderId === orderId)
	const says = (each: Waiting) =>
		`${orderId === undefined ? `${each.orderId}, ` : ''}${wordsOf(each.change, parts)}`
	// A change that is being sent for the first time is seen at its place alone.
	const waiting = isHeld ? own.filter(isToSend) : []
	const refused = own.filter((each) => !isToSend(each))
	return (
		<>
			<Text as="p" role="status" size="small" strong>
				{waiting.length > 0 && `${waiting.length} waiting`}
			</Text>
			{waiting.length > 0 && (
				<Card aria-label="Waiting for a signal" as="section" className={page.part}>
					<Text size="small">{STATE[state]}</Text>
					<ul>
						{waiting.map((each) => (
							<Text as="li" size="small" key={each.key}>
								{says(each)}
							</Text>
						))}
					</ul>
					<Row wrap align="stretch">
						{state === 'logged-out' ? (
							<ButtonLink
								as={Link}
								to={`/login?next=${NEXT}${orderId ? `installations/${orderId}` : 'dashboard'}`}
							>
								Log in
							</ButtonLink>
						) : (
							<ButtonLink onClick={() => void sendWaiting()} disabled={state === 'sending'}>
								Send now
							</ButtonLink>
						)}
						<WaitingFile changes={own} />
					</Row>
				</Card>
			)}
			{refused.length > 0 && (
				<Card aria-labelledby="not-taken" as="section" className={page.part} role="alert">
					<h2 id="not-taken">Not taken</h2>
					<Stack as="ul" gap={4}>
						{refused.map((each) => (
							<Refused key={each.key} waiting={each} words={says(each)} />
						))}
					</Stack>
					<WaitingFile changes={own} />
				</Card>
			)}
		</>
	)
}

function Refused({ waiting: { key, refused }, words }: { waiting: Waiting; words: string }) {
	return (
		<li>
			<Text size="small">{words}</Text>
			<Text size="small" color="danger">
				{refused?.detail}
			</Text>
			<Row wrap align="stretch">
				<ButtonLink aria-label={`Try again: ${words}`} onClick={() => void tryAgain(key)}>
					Try again
				</ButtonLink>
				<ButtonLink
					variant="quiet"
					color="danger"
					aria-label={`Leave out: ${words}`}
					onClick={() => void leaveOut(key)}
				>
					Leave out
				</ButtonLink>
			</Row>
		</li>
	)
}
