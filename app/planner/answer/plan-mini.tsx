import { Button, TextInput } from '@mantine/core'
import type { FormEvent } from 'react'
import { Form, useLocation, useSearchParams } from 'react-router'
import { addressOf, detailsIn } from '../../../domain/planner/plan-address'
import { paramsOf } from '../questions/form-params'
import classes from './plan-mini.module.css'

/** The shortest way to a plan: where, and how much. Coming back from it finds what was typed. */
export function PlanMini() {
	const { pathname } = useLocation()
	const [params] = useSearchParams()
	const { pin, bill } = detailsIn(params)
	function keep({ currentTarget }: FormEvent<HTMLFormElement>) {
		const details = detailsIn(paramsOf(currentTarget))
		history.replaceState(history.state, '', addressOf(details, pathname))
	}
	return (
		<section className={classes.mini} aria-labelledby="mini-title">
			<h2 id="mini-title">Plan your system in a minute</h2>
			<Form action="/planner" method="get" className={classes.form} onSubmit={keep}>
				<TextInput
					name="pin"
					label="PIN code"
					defaultValue={pin}
					placeholder="411038"
					inputMode="numeric"
					autoComplete="postal-code"
					maxLength={10}
				/>
				<TextInput
					name="bill"
					label="Monthly bill, ₹"
					defaultValue={bill}
					placeholder="4,000"
					inputMode="decimal"
					autoComplete="off"
				/>
				<Button type="submit">Plan your system</Button>
			</Form>
		</section>
	)
}
