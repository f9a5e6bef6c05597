import { Button } from '@mantine/core'
import type { MouseEvent } from 'react'
import { Link, useFetcher } from 'react-router'
import { Row } from '../../../ui/layout/row'
import { Stack } from '../../../ui/layout/stack'
import dialogClasses from '../../../ui/overlay/dialog.module.css'
import { QuestionDialog } from '../../../ui/overlay/question-dialog'
import { WorkingButton } from '../../../ui/working-button'
import { jobPath } from '../../job-list/job-list'
import type { JobAnswer, Lacks } from '../job-answer'
import { jobIntents } from '../job-intents'
import { JobMissing } from './job-missing'

interface Props {
	orderId: string
	lacks: Lacks
	/** As it was drawn; empty where none was. */
	signature: string
	onClose: () => void
}

/** Asks once more whether a job that lacks something is completed. */
export function JobAskAgain({ orderId, lacks, signature, onClose }: Props) {
	const { missing, customerName } = lacks
	const fetcher = useFetcher<JobAnswer>({ key: 'complete' })
	return (
		<QuestionDialog title="Complete it with this missing?" onCancel={onClose}>
			<Stack as={fetcher.Form} method="post">
				<input type="hidden" {...jobIntents.field('complete')} />
				<input type="hidden" name="customerName" value={customerName} />
				<input type="hidden" name="signature" value={signature} />
				<input type="hidden" name="confirmed" value="yes" />
				<JobMissing missing={missing} />
				<p>Once completed, none of it can be added.</p>
				<Row justify="end">
					<Button
						component={Link}
						to={`${jobPath(orderId)}#completion`}
						variant="default"
						onClick={(event: MouseEvent) => {
							event.preventDefault()
							onClose()
						}}
					>
						Go back
					</Button>
					<WorkingButton
						type="submit"
						className={dialogClasses.yes ?? ''}
						working={fetcher.state !== 'idle'}
					>
						Complete anyway
					</WorkingButton>
				</Row>
			</Stack>
		</QuestionDialog>
	)
}
