import { Form, Link, useNavigation } from 'react-router'
import { Picture } from '../../../ui/pictures/picture'
import { Price } from '../../../ui/text/price'
import { Text } from '../../../ui/text/text'
import { WorkingButton } from '../../../ui/working-button'
import { cartIntents } from '../cart-intents'
import { LineFields } from '../line-fields'
import classes from './cart-fit.module.css'
import { around, verbOf, type WayOut } from './fit-notes'

/** The sentence of a way out, with its product as a link where it is not in the cart. */
function Said({ fix }: { fix: WayOut }) {
	const parts = fix.inCart ? null : around(fix.sentence, fix.name)
	if (!parts) return <Text size="small">{fix.sentence}</Text>
	const [before, after] = parts
	return (
		<Text size="small">
			{before}
			<Link to={`/products/${fix.productId}`}>{fix.name}</Link>
			{after}
		</Text>
	)
}

/** One way to put the cart right, with the button that does it. */
export function CartFix({ fix }: { fix: WayOut }) {
	const { formData } = useNavigation()
	const isSending = cartIntents.in(formData) === 'fix'
	const verb = verbOf(fix)
	return (
		<div className={classes.fix}>
			<Picture src={fix.image} alt="" sizes="56px" className={classes.picture ?? ''} />
			<div>
				<Said fix={fix} />
				{!fix.inCart && (
					<Text size="small" color="muted">
						<Price rupees={fix.price} />
						{fix.quantity > 1 && ' each'}
					</Text>
				)}
			</div>
			<Form method="post" action="/cart" replace preventScrollReset className={classes.send}>
				<input type="hidden" {...cartIntents.field('fix')} />
				<LineFields lines={fix.lines} />
				<WorkingButton
					type="submit"
					variant="default"
					h={44}
					fullWidth
					working={false}
					waiting={isSending}
					aria-label={`${verb}: ${fix.sentence}`}
				>
					{verb}
				</WorkingButton>
			</Form>
		</div>
	)
}
