import { Button } from '@mantine/core'
import { useEffect, useId, useRef, useState } from 'react'
import { Link, useFetcher } from 'react-router'
import type { Appointment, ChecklistStep, Installation } from '../../../domain/installations/schema'
import { STEP_WORD } from '../../components/orders/installation/installation-labels'
import { useHydrated } from '../../ui/hydrated'
import dialogClasses from '../../ui/overlay/dialog.module.css'
import { Period } from '../../ui/text/period'
import { Text } from '../../ui/text/text'
import { TickForm, useTick } from './checklist/tick'
import page from './job.module.css'
import type { JobAnswer } from './job-answer'
import { jobIntents } from './job-intents'
import { Problem } from './job-problem'
import { JobPropose } from './visits/job-propose'

interface Props {
	installation: Installation
	/** `YYYY-MM-DD` */
	tomorrow: string
}

/** The next thing to do: `step:` is followed by its name. */
function nextOf({ missing, appointment }: Installation) {
	if (!appointment || appointment.state === 'change-requested') return 'propose'
	if (missing.some(({ code }) => code === 'no-appointment')) return 'confirm'
	const step = missing.find(({ code }) => code === 'step')
	return step ? (`step:${step.about as ChecklistStep}` as const) : 'complete'
}

/** The one next thing to do, under the thumb. */
export function JobNext(props: Props) {
	const { installation } = props
	const bar = useRef<HTMLDivElement>(null)
	const isUsed = useRef(false)
	const next = nextOf(installation)
	// Focus moves to the next thing after one was done here by keyboard.
	// biome-ignore lint/correctness/useExhaustiveDependencies: when another thing comes next
	useEffect(() => {
		if (isUsed.current && document.activeElement === document.body)
			bar.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
		isUsed.current = false
	}, [next])
	if (!installation.allowedActions.includes('work')) return null
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: only notes that one of its controls was used
		// biome-ignore lint/a11y/noStaticElementInteractions: as above
		<div
			ref={bar}
			className={page.bar}
			onClick={() => {
				isUsed.current = true
			}}
		>
			<Next {...props} next={next} />
		</div>
	)
}

function Next({ next, ...props }: Props & { next: ReturnType<typeof nextOf> }) {
	const { appointment } = props.installation
	if (next === 'propose') return <ProposeNext {...props} />
	if (next === 'confirm' && appointment) return <ConfirmNext appointment={appointment} />
	if (next.startsWith('step:')) return <TickNext step={next.slice(5) as ChecklistStep} />
	return (
		<Link to="#completion" replace className={page.next}>
			Complete the installation
		</Link>
	)
}

/** Opens the form right here; where JavaScript is off, leads to it. */
function ProposeNext({ installation, tomorrow }: Props) {
	const [isOpen, setOpen] = useState(false)
	const dialog = useRef<HTMLDialogElement>(null)
	const titleId = useId()
	const hydrated = useHydrated()
	const words = installation.appointment ? 'Propose another time' : 'Propose an appointment'
	useEffect(() => {
		if (isOpen) dialog.current?.showModal()
	}, [isOpen])
	if (!hydrated)
		return (
			<a href="#appointment" className={page.next}>
				{words}
			</a>
		)
	return (
		<>
			<button
				type="button"
				aria-haspopup="dialog"
				className={page.next}
				onClick={() => setOpen(true)}
			>
				{words}
			</button>
			<dialog
				ref={dialog}
				className={dialogClasses.dialog}
				data-wide
				aria-labelledby={titleId}
				onClose={() => setOpen(false)}
			>
				<h2 id={titleId}>{words}</h2>
				{isOpen && (
					<JobPropose
						name="propose below"
						visit="installation"
						appointment={installation.appointment}
						tomorrow={tomorrow}
					>
						<Button variant="default" size="md" onClick={() => dialog.current?.close()}>
							Cancel
						</Button>
					</JobPropose>
				)}
			</dialog>
		</>
	)
}

function ConfirmNext({ appointment: { at, minutes } }: { appointment: Appointment }) {
	const fetcher = useFetcher<JobAnswer>({ key: 'confirm' })
	return (
		<fetcher.Form method="post">
			<input type="hidden" {...jobIntents.field('confirm')} />
			<input type="hidden" name="at" value={at} />
			<Problem answer={fetcher.data} />
			<button type="submit" className={page.next} disabled={fetcher.state !== 'idle'}>
				<span>Confirm the appointment</span>
				<Text as="span" size="tiny">
					<Period at={at} minutes={minutes} />
				</Text>
			</button>
		</fetcher.Form>
	)
}

function TickNext({ step }: { step: ChecklistStep }) {
	const { fetcher } = useTick(step)
	return (
		<TickForm
			fetcher={fetcher}
			step={step}
			value="yes"
			className={page.next}
			disabled={fetcher.state !== 'idle'}
		>
			Mark as done: {STEP_WORD[step]}
		</TickForm>
	)
}
