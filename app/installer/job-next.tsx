import type { ReactNode } from 'react'
import type { ChecklistStep, Installation } from '../../domain/installations/schema'
import { STEP_WORD } from '../account/installation-words'
import { Stay } from '../portal/stay'
import page from './job.module.css'
import { useTick } from './job-checklist'
import { jobIntents } from './job-intents'

/** The one next thing to do, under the thumb. */
export function JobNext({ installation }: { installation: Installation }) {
	const { missing, may, appointment } = installation
	if (!may.includes('work')) return null
	const step = missing.find((each) => each !== 'appointment')
	if (!appointment || appointment.state === 'another-asked')
		return (
			<Bar>
				<a href="#appointment" className={page.next}>
					{appointment ? 'Propose another time' : 'Propose an appointment'}
				</a>
			</Bar>
		)
	if (missing.includes('appointment'))
		return (
			<Bar>
				<a href="#appointment" className={page.next}>
					Confirm the appointment
				</a>
			</Bar>
		)
	return <Bar>{step ? <TickNext step={step} /> : <Complete />}</Bar>
}

const Bar = ({ children }: { children: ReactNode }) => <div className={page.bar}>{children}</div>

const Complete = () => (
	<a href="#completion" className={page.next}>
		Complete the installation
	</a>
)

function TickNext({ step }: { step: ChecklistStep }) {
	const { fetcher } = useTick(step)
	return (
		<fetcher.Form method="post">
			<Stay />
			<input type="hidden" {...jobIntents.field('tick')} />
			<input type="hidden" name="step" value={step} />
			<button
				type="submit"
				name="done"
				value="yes"
				className={page.next}
				disabled={fetcher.state !== 'idle'}
			>
				Mark as done: {STEP_WORD[step]}
			</button>
		</fetcher.Form>
	)
}
