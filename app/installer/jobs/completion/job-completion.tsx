import { TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useFetcher } from 'react-router'
import type { Installation } from '../../../../domain/installations/schema'
import { useQueue } from '../../../components/installer/waiting/use-queue'
import { Signature } from '../../../components/orders/installation/signature'
import { sentenceOf } from '../../../ui/forms/problem'
import { ProblemLine } from '../../../ui/forms/problem-line'
import { Card } from '../../../ui/layout/card'
import { useSaveAll } from '../../../ui/self-saving'
import { Text } from '../../../ui/text/text'
import { When } from '../../../ui/text/when'
import { WorkingButton } from '../../../ui/working-button'
import page from '../job.module.css'
import type { JobAnswer } from '../job-answer'
import { JobForm } from '../job-form'
import { jobIntents } from '../job-intents'
import { JobAskAgain } from './job-ask-again'
import { JobMissing } from './job-missing'
import { SignaturePad } from './signature-pad'

const UNSAVED = 'Something on this page is not saved. Save or discard it, then complete.'
const NOT_YET = 'This job cannot be completed yet. What is missing is listed above.'

interface Props {
	installation: Installation
	/** The answer to a form that was sent as a page of its own. */
	answer: JobAnswer | undefined
}

/** Completing the job with the customer's name, and the parts missing until then. */
export function JobCompletion({ installation, answer }: Props) {
	const { missing, allowedActions, completedAt, customerName, signature } = installation
	const signedOff = useWaitingSignOff(installation.orderId)
	return (
		<Card id="completion" aria-labelledby="completion-title" as="section" className={page.part}>
			<h2 id="completion-title">Completion</h2>
			{completedAt && (
				<Text size="small">
					Completed on <When at={completedAt} time />, signed off by <strong>{customerName}</strong>
					.
				</Text>
			)}
			{signature && <Signature lines={signature} name={customerName ?? ''} />}
			{missing.length > 0 && (
				<>
					<p>Still missing:</p>
					<JobMissing missing={missing} linked />
				</>
			)}
			{signedOff && (
				<Text size="small">
					The sign-off of <strong>{signedOff}</strong> waits to be sent.
				</Text>
			)}
			{allowedActions.includes('work') && !signedOff && (
				<SignOff orderId={installation.orderId} answer={answer} />
			)}
		</Card>
	)
}

/** The name of a customer whose sign-off waits for a signal. */
function useWaitingSignOff(orderId: string): string | null {
	const { changes, isHeld } = useQueue()
	// While it is sent for the first time, the form stands until it has its answer.
	if (!isHeld) return null
	for (const { orderId: of, change, refused } of changes)
		if (of === orderId && change.kind === 'sign-off' && !refused) return change.customerName
	return null
}

function SignOff({ orderId, answer: sentAsPage }: { orderId: string } & Pick<Props, 'answer'>) {
	const fetcher = useFetcher<JobAnswer>({ key: 'complete' })
	const saveAll = useSaveAll()
	const [isSavingFirst, setSavingFirst] = useState(false)
	const [unsaved, setUnsaved] = useState(false)
	const [closed, setClosed] = useState<JobAnswer>()
	const answer =
		fetcher.data ?? (jobIntents.problem(sentAsPage, 'complete') ? sentAsPage : undefined)
	const lacks = answer?.problem ? answer.lacks : null
	const problem = lacks ? (lacks.confirmable ? '' : NOT_YET) : sentenceOf(answer?.problem)

	/** Values typed elsewhere on the page are saved first: nothing can be changed after completing. */
	async function complete(event: FormEvent<HTMLFormElement>) {
		event.preventDefault()
		const form = event.currentTarget
		setSavingFirst(true)
		const saved = await saveAll()
		setSavingFirst(false)
		setUnsaved(!saved)
		if (saved) fetcher.submit(form)
	}

	return (
		<>
			<JobForm fetcher={fetcher} align="start" onSubmit={complete}>
				<input type="hidden" {...jobIntents.field('complete')} />
				<TextInput
					name="customerName"
					label="Customer’s name"
					description="As their sign-off. After this nothing can be changed any more."
					size="md"
					maxLength={100}
					autoComplete="off"
					required
					withAsterisk={false}
					defaultValue={lacks?.customerName ?? ''}
				/>
				<SignaturePad initial={answer?.problem?.values.signature ?? ''} />
				<ProblemLine>{unsaved ? UNSAVED : problem}</ProblemLine>
				<WorkingButton type="submit" size="md" working={isSavingFirst || fetcher.state !== 'idle'}>
					Complete the installation
				</WorkingButton>
			</JobForm>
			{answer && lacks?.confirmable && answer !== closed && (
				<JobAskAgain
					orderId={orderId}
					lacks={lacks}
					signature={answer.problem?.values.signature ?? ''}
					onClose={() => setClosed(answer)}
				/>
			)}
		</>
	)
}
