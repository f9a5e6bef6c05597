import { TextInput } from '@mantine/core'
import { useFetcher } from 'react-router'
import type { Installation } from '../../domain/installations/schema'
import { STEP_WORD } from '../account/installation-words'
import { Stay } from '../portal/stay'
import { When } from '../ui/when'
import { WorkingButton } from '../ui/working-button'
import page from './job.module.css'
import type { JobAnswer } from './job-answer'
import { Problem } from './job-appointment'
import { jobIntents } from './job-intents'

const wordFor = (missing: Installation['missing'][number]) =>
	missing === 'appointment' ? 'Confirmed appointment' : STEP_WORD[missing]

/** Completing the job with the customer's name, and what is missing until then. */
export function JobCompletion({ installation }: { installation: Installation }) {
	const { missing, may, completedAt, customerName } = installation
	const fetcher = useFetcher<JobAnswer>({ key: 'complete' })
	return (
		<section id="completion" aria-labelledby="completion-title" className={page.part}>
			<h2 id="completion-title">Completion</h2>
			{completedAt && (
				<p className={page.done}>
					Completed on <When at={completedAt} time />, signed off by <strong>{customerName}</strong>
					.
				</p>
			)}
			{missing.length > 0 && (
				<div className={page.missing}>
					<p>Still missing:</p>
					<ul>
						{missing.map((each) => (
							<li key={each}>
								<a href={each === 'appointment' ? '#appointment' : `#step-${each}`}>
									{wordFor(each)}
								</a>
							</li>
						))}
					</ul>
				</div>
			)}
			{may.includes('work') && (
				<fetcher.Form method="post" className={page.form}>
					<Stay />
					<TextInput
						name="customerName"
						label="Customer’s name"
						description="As their sign-off. After this nothing can be changed any more."
						size="md"
						maxLength={100}
						autoComplete="off"
						required
						withAsterisk={false}
					/>
					<Problem answer={fetcher.data} />
					<WorkingButton
						type="submit"
						{...jobIntents.field('complete')}
						size="md"
						className={page.button ?? ''}
						disabled={missing.length > 0}
						working={fetcher.state !== 'idle'}
					>
						Complete the installation
					</WorkingButton>
				</fetcher.Form>
			)}
		</section>
	)
}
