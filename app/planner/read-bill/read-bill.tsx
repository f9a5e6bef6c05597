import { Alert, Progress } from '@mantine/core'
import { IconAlertTriangle, IconArrowLeft } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { detailsIn } from '../../../domain/planner/plan-address'
import { privateMeta } from '../../shell/page-title'
import { Page } from '../../ui/layout/page'
import { Stack } from '../../ui/layout/stack'
import { ButtonLink } from '../../ui/text/button-link'
import { Text } from '../../ui/text/text'
import { BillFigures } from './bill-figures'
import { ChooseBill } from './choose-bill'
import { firstQuestion } from './figure-fields'
import { PROBLEMS, Unreadable } from './reader/problems'
import type { OnProgress, ReadBill } from './reader/read-file.client'

export const meta = privateMeta('Read your electricity bill')

type Reading =
	| { bill: ReadBill }
	| { progress: { words: string; share: number } }
	| { problem: string }
	| null

/** Reads an electricity bill in the browser, for the questions of the planner. */
export default function ReadBillPage() {
	const [params] = useSearchParams()
	const details = detailsIn(params)
	const [reading, setReading] = useState<Reading>(null)
	const busy = reading !== null && 'progress' in reading
	const questions = firstQuestion(details)

	async function read(read: (onProgress: OnProgress) => Promise<ReadBill>) {
		setReading({ progress: { words: 'Opening the file…', share: 0 } })
		try {
			const onProgress: OnProgress = (words, share) => setReading({ progress: { words, share } })
			setReading({ bill: await read(onProgress) })
		} catch (error) {
			const problem = error instanceof Unreadable ? error.problem : 'no-reader'
			setReading({ problem: PROBLEMS[problem] })
		}
	}

	return (
		<Page airy>
			<Stack gap={6}>
				<Stack gap={2} align="start">
					<h1>Read your electricity bill</h1>
					<Text color="muted" measure>
						A PDF, a photo or pasted text is read here in your browser. The bill does not leave this
						device, and is forgotten when you close the page.
					</Text>
					<ButtonLink as={Link} variant="line" to={questions}>
						<IconArrowLeft size={20} aria-hidden />
						Type the figures instead
					</ButtonLink>
				</Stack>
				<noscript>
					<p>
						Reading a bill needs JavaScript, which is off in this browser.{' '}
						<a href={questions}>Type the figures of your bill</a> instead.
					</p>
				</noscript>
				<div role="status">
					{busy && (
						<Stack gap={2}>
							<Text>{reading.progress.words}</Text>
							<Progress
								value={reading.progress.share * 100}
								aria-label="How much of the bill is read"
							/>
						</Stack>
					)}
				</div>
				{reading && 'problem' in reading && (
					<Alert color="red" icon={<IconAlertTriangle />} role="alert">
						{reading.problem}
					</Alert>
				)}
				{reading && 'bill' in reading ? (
					<BillFigures bill={reading.bill} details={details} onAgain={() => setReading(null)} />
				) : (
					<ChooseBill busy={busy} onRead={read} />
				)}
			</Stack>
		</Page>
	)
}
