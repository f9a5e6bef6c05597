import { Link } from 'react-router'
import type { PlanOption } from '../../../domain/planner/sizing/answer/answer-schema'
import { figure, madeBy } from '../../components/planner/words'
import { useWithGst } from '../../shell/use-gst'
import { List, Sentences } from '../../ui/display/list'
import { Row } from '../../ui/layout/row'
import { Stack } from '../../ui/layout/stack'
import { Picture } from '../../ui/pictures/picture'
import { ButtonLink } from '../../ui/text/button-link'
import { Heading } from '../../ui/text/heading'
import { Price } from '../../ui/text/price'
import { Text } from '../../ui/text/text'
import classes from './plan-parts.module.css'

/** The parts of the system, each with its maker and warranty and the reason why it is in it. */
export function Parts({
	option: { items, notIncluded, price },
}: {
	option: Pick<PlanOption, 'items' | 'notIncluded' | 'price'>
}) {
	const withGst = useWithGst()
	return (
		<section aria-labelledby="parts-title">
			<h2 id="parts-title">What is in it</h2>
			<List divided className={classes.parts}>
				{items.map((item) => {
					const { productId, name, image, price: each, quantity, reason } = item
					return (
						<li key={productId}>
							<Picture src={image} alt="" sizes="64px" className={classes.picture ?? ''} />
							<div>
								<ButtonLink as={Link} variant="name" to={`/products/${productId}`}>
									{name}
								</ButtonLink>
								<Text size="small">{madeBy(item)}</Text>
								<Text size="small" color="muted">
									{reason}
								</Text>
							</div>
							<Text strong className={classes.sum}>
								<Price rupees={each * quantity} />
								<Text as="small" size="tiny" color="muted">
									{figure(quantity)} × <Price rupees={each} light />
								</Text>
							</Text>
						</li>
					)
				})}
			</List>
			<Row wrap align="baseline" justify="between" gap={4} className={classes.total}>
				<Text strong>{withGst('All parts')}</Text>
				<Text size="large" strong>
					<Price rupees={price} />
				</Text>
			</Row>
			{notIncluded.length > 0 && (
				<Stack gap={1}>
					<Heading level={3} size="small">
						Not included
					</Heading>
					<Text as={Sentences} of={notIncluded} size="small" />
				</Stack>
			)}
		</section>
	)
}
