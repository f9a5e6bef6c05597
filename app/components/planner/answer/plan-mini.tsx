import { Button, TextInput } from '@mantine/core'
import type { FormEvent } from 'react'
import { Form, useLocation, useSearchParams } from 'react-router'
import { addressOf, detailsIn } from '../../../../domain/planner/plan-address'
import { Card } from '../../../ui/layout/card'
import { Heading } from '../../../ui/text/heading'
import { paramsOf } from '../questions/form-params'
import classes from './plan-mini.module.css'

/** The shortest way to a plan: place and bill. Coming back from it finds the typed values. */
export function PlanMini() {
	const { pathname } = useLocation()
	const [params] = useSearchParams()
	const { pin, bill } = detailsIn(params)
	function keep({ currentTarget }: FormEvent<HTMLFormElement>) {
		const details = detailsIn(paramsOf(currentTarget))
		history.replaceState(history.state, '', addressOf(details, pathname))
	}
	return (
		<Card as="section" gap={2} className={classes.mini} aria-labelledby="mini-title">
			<Heading level={2} size="body" id="mini-title">
				Plan your system in a minute
			</Heading>
			<Form action="/planner" method="get" className={classes.form} onSubmit={keep}>
				<TextInput
					name="pin"
					size="md"
					label="PIN code"
					defaultValue={pin}
					placeholder="411038"
					inputMode="numeric"
					autoComplete="postal-code"
					maxLength={10}
				/>
				<TextInput
					name="bill"
					size="md"
					label="Monthly bill, ₹"
					defaultValue={bill}
					placeholder="4,000"
					inputMode="decimal"
					autoComplete="off"
				/>
				<Button type="submit" size="md">
					Plan your system
				</Button>
			</Form>
		</Card>
	)
}
