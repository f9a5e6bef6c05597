import { Alert } from '@mantine/core'
import { IconAlertTriangle, IconArrowLeft } from '@tabler/icons-react'
import { type FormEvent, type MouseEvent, type RefObject, useEffect, useRef } from 'react'
import { Form, Link, useNavigate, useNavigation } from 'react-router'
import { addressOf, detailsIn, type PlanDetails } from '../../../domain/planner/plan-address'
import { paramsOf } from '../../components/planner/questions/form-params'
import { useFirstError } from '../../ui/forms/first-error'
import { Card } from '../../ui/layout/card'
import { Row } from '../../ui/layout/row'
import { Stack } from '../../ui/layout/stack'
import { ButtonLink } from '../../ui/text/button-link'
import { Heading } from '../../ui/text/heading'
import { Text } from '../../ui/text/text'
import { WorkingButton } from '../../ui/working-button'
import type { PlannerData } from '../answer/planner-data'
import type { FieldsProps } from './field-props'
import classes from './first-steps.module.css'
import { MistakesElsewhere } from './mistakes-elsewhere'
import { NumberField } from './number/number-field'
import { CutsFields, RoofFields, WhereFields } from './question-fields'
import { addressAt, type QuestionStep, STEPS, stepOf } from './question-steps'

const FIELDS = { 1: WhereFields, 2: RoofFields, 3: CutsFields }

const LEADS = {
	1: 'A PIN code and last month’s bill are enough for a first answer.',
	2: 'Leave both blank to get the system that covers your use.',
	3: 'Panels alone stop when the grid does. A battery keeps running what you pick.',
}

/** Moves the focus to the question that has just come, so that it is read out. */
function useFocusOn(step: QuestionStep) {
	const heading = useRef<HTMLHeadingElement>(null)
	const before = useRef(step)
	useEffect(() => {
		if (before.current === step) return
		before.current = step
		heading.current?.focus()
	}, [step])
	return heading
}

const DEBOUNCE_MS = 300

/**
 * Keeps the typed values in the address of this page view, so that coming back to it, or loading it anew, finds it
 * again. Returns the address of the plan; null where there is no form.
 */
function useFormInAddress(form: RefObject<HTMLFormElement | null>, step: QuestionStep) {
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
	useEffect(() => () => clearTimeout(timer.current), [])
	/** The page view; another may have come while the values typed in this one wait. */
	const view = () => history.state?.idx
	const keep = () => {
		clearTimeout(timer.current)
		if (!form.current) return null
		const address = addressOf(detailsIn(paramsOf(form.current)))
		history.replaceState(history.state, '', addressAt(step, address))
		return address
	}
	const soon = () => {
		clearTimeout(timer.current)
		const viewNow = view()
		timer.current = setTimeout(() => view() === viewNow && keep(), DEBOUNCE_MS)
	}
	return Object.assign(keep, { soon })
}

/** The three questions, one after another. Each is a form of its own; its values live in the address. */
export function FirstSteps({ planned }: { planned: PlannerData }) {
	const { details, step, mistakes, problem } = planned
	const heading = useFocusOn(step)
	const form = useFirstError(mistakes)
	const navigate = useNavigate()
	const keep = useFormInAddress(form, step)
	const busy = useNavigation().state !== 'idle'
	const { title } = STEPS[step - 1] ?? STEPS[0]
	const next = step < 3 ? ((step + 1) as QuestionStep) : null

	function send(event: FormEvent<HTMLFormElement>) {
		event.preventDefault()
		if (busy) return
		const { submitter } = event.nativeEvent as SubmitEvent
		const way = submitter?.getAttribute('value')
		navigate(addressAt(way === '2' ? 2 : way === '3' ? 3 : null, keep() ?? addressOf(details)))
	}

	/** Back with the values typed here, unless the link is opened elsewhere. */
	function goBack(event: MouseEvent) {
		const address = keep()
		if (!address || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
		event.preventDefault()
		navigate(addressAt((step - 1) as QuestionStep, address))
	}

	return (
		<Card gap={5} pad={8} className={classes.card}>
			<ol className={classes.progress} aria-label="Questions">
				{STEPS.map(({ short }, n) => (
					<li
						key={short}
						aria-current={n + 1 === step ? 'step' : undefined}
						data-done={n + 1 < step || undefined}
					>
						<span>{short}</span>
					</li>
				))}
			</ol>
			<Stack gap={1}>
				<Heading level={2} size="title" ref={heading} tabIndex={-1}>
					{title}
				</Heading>
				<Text size="small" color="muted">
					{LEADS[step]}
				</Text>
			</Stack>
			{problem && (
				<Alert color="red" icon={<IconAlertTriangle />} role="alert">
					{problem}
				</Alert>
			)}
			<MistakesElsewhere planned={planned} />
			<Form
				ref={form}
				method="get"
				action="/planner"
				onSubmit={send}
				onInput={busy ? undefined : keep.soon}
				noValidate
				key={`${step}-${addressOf(details)}`}
			>
				<OtherAnswers details={details} step={step} />
				<Fields step={step} planned={planned} />
				<Row wrap gap={3} className={classes.ways}>
					<WorkingButton
						type="submit"
						name={next ? 'step' : undefined}
						value={next ?? undefined}
						size="lg"
						fz="md"
						color="marigold.5"
						working={busy}
					>
						{next ? `Next: ${STEPS[next - 1]?.short.toLowerCase()}` : 'Show my system'}
					</WorkingButton>
					{next && (
						<WorkingButton
							type="submit"
							size="lg"
							fz="md"
							variant="subtle"
							working={false}
							waiting={busy}
						>
							Show my system now
						</WorkingButton>
					)}
					{step > 1 && (
						<ButtonLink
							as={Link}
							variant="quiet"
							to={addressAt((step - 1) as QuestionStep, addressOf(details))}
							onClick={goBack}
						>
							<IconArrowLeft size={18} aria-hidden />
							Back
						</ButtonLink>
					)}
				</Row>
			</Form>
		</Card>
	)
}

function Fields({ step, planned }: { step: QuestionStep; planned: FieldsProps }) {
	const These = FIELDS[step]
	const { details, mistakes } = planned
	return (
		<Stack gap={5}>
			<These {...planned} />
			{step === 1 && (mistakes.rate || details.rate) && (
				<NumberField
					name="rate"
					label="Price of a unit"
					value={details.rate}
					error={mistakes.rate}
					before="₹"
					placeholder="8"
				/>
			)}
		</Stack>
	)
}

function OtherAnswers({ details, step }: { details: PlanDetails; step: QuestionStep }) {
	return Object.entries(details).map(
		([name, text]) =>
			stepOf(name) !== step && <input key={name} type="hidden" name={name} value={text} />,
	)
}
