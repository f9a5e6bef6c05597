import { Stack } from '../../../ui/layout/stack'
import { Price } from '../../../ui/text/price'
import classes from './product-form.module.css'

/** What a buyer will see for the price being typed. */
export function PricePreview({ text }: { text: string }) {
	const rupees = Number(text)
	const isPrice = text.trim() !== '' && rupees > 0 && rupees < 1e12
	return (
		<Stack gap={1} className={classes.preview}>
			<span>Buyers will see</span>
			<output>{isPrice ? <Price rupees={rupees} /> : '–'}</output>
		</Stack>
	)
}
