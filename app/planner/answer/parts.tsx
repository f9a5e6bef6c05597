import { Link } from 'react-router'
import type { PlanOption } from '../../../domain/planner/sizing/answer/answer-schema'
import { List } from '../../ui/display/list'
import { Inline } from '../../ui/layout/inline'
import { Picture } from '../../ui/pictures/picture'
import { Heading } from '../../ui/text/heading'
import { Price } from '../../ui/text/price'
import { Text } from '../../ui/text/text'
import { figure } from '../words'
import classes from './parts.module.css'

/** What the system is made of, each thing with the reason why it is in it. */
export function Parts({ option: { items, notIncluded, price } }: { option: PlanOption }) {
	return (
		<section aria-labelledby="parts-title">
			<h2 id="parts-title">What is in it</h2>
			<ul className={classes.parts}>
				{items.map(({ productId, name, image, price: each, quantity, reason }) => (
					<li key={productId}>
						<Picture src={image} alt="" sizes="64px" className={classes.picture ?? ''} />
						<div className={classes.what}>
							<Link to={`/products/${productId}`}>{name}</Link>
							<p>{reason}</p>
						</div>
						<div className={classes.sum}>
							<Price rupees={each * quantity} />
							<small>
								{figure(quantity)} × <Price rupees={each} className={classes.each ?? ''} />
							</small>
						</div>
					</li>
				))}
			</ul>
			<Inline as="p" wrap align="baseline" justify="between" gap={4} className={classes.total}>
				<span>All parts, GST included</span>
				<Price rupees={price} />
			</Inline>
			{notIncluded.length > 0 && (
				<Text as="div" size="small" className={classes.missing}>
					<Heading level={3} size="small">
						Not included
					</Heading>
					<List look="bulleted">
						{notIncluded.map((sentence) => (
							<li key={sentence}>{sentence}</li>
						))}
					</List>
				</Text>
			)}
		</section>
	)
}
