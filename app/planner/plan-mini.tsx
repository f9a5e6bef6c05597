import { Button, TextInput } from '@mantine/core'
import { Form } from 'react-router'
import classes from './plan-mini.module.css'

/** The shortest way to a plan: where, and how much. */
export function PlanMini() {
	return (
		<section className={classes.mini} aria-labelledby="mini-title">
			<h2 id="mini-title">Plan your system in a minute</h2>
			<Form action="/planner" method="get" className={classes.form}>
				<TextInput
					name="pin"
					label="PIN code"
					placeholder="411038"
					inputMode="numeric"
					autoComplete="postal-code"
					maxLength={10}
				/>
				<TextInput
					name="bill"
					label="Monthly bill, ₹"
					placeholder="4,000"
					inputMode="decimal"
					autoComplete="off"
				/>
				<Button type="submit">Plan your system</Button>
			</Form>
		</section>
	)
}
