import { TextInput } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { pinDigits } from '../../../shared/addresses/indian-number'
import { type FormProblem, fieldProblem } from '../../ui/forms/problem'
import { ProblemSummary } from '../../ui/forms/problem-summary'
import { Row } from '../../ui/layout/row'
import { Stack } from '../../ui/layout/stack'
import { Text } from '../../ui/text/text'
import { WorkingButton } from '../../ui/working-button'
import type { DeliveryTo } from './delivery.server'
import classes from './delivery-place.module.css'

interface DeliveryPlaceProps {
	delivery: DeliveryTo
	/** Why the PIN code that was sent was not taken. */
	problem: FormProblem<'pin'> | null
	/** The intent that the form sends, where the page has other forms. */
	asks?: { name: string; value: string }
}

/** The destination of the goods, and below it the days of arrival and the cost. */
export function DeliveryPlace({ delivery, problem, asks }: DeliveryPlaceProps) {
	const { formData } = useNavigation()
	const { pin, quote } = delivery
	const working = formData?.has('pin') ?? false
	const form = useRef<HTMLFormElement>(null)
	const shown = useRef(pin)
	// As it was understood, unless another has been typed since; the field stays the same one, and with it the focus.
	useEffect(() => {
		if (shown.current === pin) return
		shown.current = pin
		const field = form.current?.elements.namedItem('pin')
		if (field instanceof HTMLInputElement && pinDigits(field.value) === pin) field.value = pin
	}, [pin])
	return (
		<Stack as="section" gap={2} id="delivery" aria-label="Delivery">
			<ProblemSummary of={problem} beside={['pin']} />
			<Row
				ref={form}
				as={Form}
				method="post"
				replace
				preventScrollReset
				noValidate
				gap={3}
				align="end"
			>
				{asks && <input type="hidden" {...asks} />}
				<TextInput
					name="pin"
					label="Delivery to PIN code"
					defaultValue={problem?.values.pin ?? pin}
					error={fieldProblem(problem, 'pin') !== undefined}
					aria-describedby="delivery-says"
					inputMode="numeric"
					autoComplete="postal-code"
					className={classes.pin ?? ''}
				/>
				<WorkingButton type="submit" variant="default" working={working}>
					Check
				</WorkingButton>
			</Row>
			<div id="delivery-says" role="status" className={classes.says}>
				{problem ? (
					<Text size="small" color="danger">
						{fieldProblem(problem, 'pin')}
					</Text>
				) : (
					<Text size="small" strong={quote?.cost != null}>
						{quote?.message ?? delivery.problem}{' '}
						{delivery.ask && <a href={delivery.ask}>Ask for the cost</a>}
					</Text>
				)}
				{!problem && quote?.place && (
					<Text size="tiny" color="muted">
						To {quote.pin}, {quote.place}
					</Text>
				)}
			</div>
		</Stack>
	)
}
