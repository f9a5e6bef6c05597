import { TextInput } from '@mantine/core'
import { Form, useNavigation } from 'react-router'
import { cartIntents } from '../../components/cart/cart-intents'
import { Row } from '../../ui/layout/row'
import { Stack } from '../../ui/layout/stack'
import { Price } from '../../ui/text/price'
import { Text } from '../../ui/text/text'
import { WorkingButton } from '../../ui/working-button'
import classes from './cart-code.module.css'
import type { CartCode as Code } from './cart-code.server'

/** A discount code, and below it the discount on the goods. */
export function CartCode({ code, total }: { code: Code; total: number }) {
	const { formData } = useNavigation()
	const { typed, discount, problem } = code
	return (
		<Stack as="section" gap={2} id="code" aria-label="Discount code">
			<Row as={Form} method="post" action="/cart" replace preventScrollReset gap={3} align="end">
				<input type="hidden" {...cartIntents.field('code')} />
				<TextInput
					key={typed}
					name="code"
					label="Discount code"
					defaultValue={typed}
					error={problem !== null}
					aria-describedby="code-says"
					autoCapitalize="characters"
					autoComplete="off"
					spellCheck={false}
					maxLength={30}
					className={classes.code ?? ''}
				/>
				<WorkingButton
					type="submit"
					variant="default"
					working={cartIntents.in(formData) === 'code'}
				>
					Apply
				</WorkingButton>
			</Row>
			<div id="code-says" role="status">
				{problem && (
					<Text size="small" color="danger">
						{problem}
					</Text>
				)}
				{discount !== null && (
					<Text size="small" strong>
						<Price rupees={discount} /> off: <Price rupees={total - discount} /> for the goods
					</Text>
				)}
			</div>
		</Stack>
	)
}
