import { numberIn } from '../../../../shared/numbers/typed-number'
import { Stack } from '../../../ui/layout/stack'
import { Price } from '../../../ui/text/price'
import { Text } from '../../../ui/text/text'
import classes from './product-form.module.css'

/** The price as a buyer will see it, while it is typed. */
export function PricePreview({ text }: { text: string }) {
	const rupees = numberIn(text, 'rupees')
	const isPrice = rupees > 0 && rupees < 1e12
	return (
		<Text as={Stack} gap={1} size="small" color="muted" className={classes.preview}>
			<span>Buyers will see</span>
			<output>{isPrice ? <Price rupees={rupees} /> : '–'}</output>
		</Text>
	)
}
