import { Button, TextInput } from '@mantine/core'
import type { FormEvent } from 'react'
import { Form, useLocation, useSearchParams } from 'react-router'
import { addressOf, typedOf } from '../../../domain/planner/asked'
import { paramsOf } from '../questions/form-params'
import classes from './plan-mini.module.css'

/** The shortest way to a plan: where, and how much. Coming back from it finds what was typed. */
export function PlanMini() {
	const { pathname } = useLocation()
	const [params] = useSearchParams()
	const { pin, bill } = typedOf(params)
	function keep({ currentTarget }: FormEvent<HTMLFormElement>) {
		const typed = typedOf(paramsOf(currentTarget))
		history.replaceState(history.state, '', addressOf(typed, pathname))
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
