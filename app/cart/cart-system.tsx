import { IconAlertTriangle } from '@tabler/icons-react'
import { Form, Link } from 'react-router'
import type { CartItem, CartSystem } from '../../domain/cart/schema'
import { cartIntents } from '../components/cart/cart-intents'
import { Banner } from '../ui/layout/banner'
import { Card } from '../ui/layout/card'
import { Row } from '../ui/layout/row'
import { Stack } from '../ui/layout/stack'
import { Picture } from '../ui/pictures/picture'
import { ButtonLink } from '../ui/text/button-link'
import { Price } from '../ui/text/price'
import { Text } from '../ui/text/text'
import classes from './cart-system.module.css'

interface CartSystemProps {
	system: CartSystem
	/** The lines of its parts, with as many pieces as it has of each. */
	parts: CartItem[]
}

/** A plan's system as one thing: changed in the planner, removed as a whole. */
export function CartSystemBlock({ system, parts }: CartSystemProps) {
	const { id, name, plan, total } = system
	const pictured = parts.find(({ category }) => category === 'Panels') ?? parts[0]
	const problems = parts.filter(({ problem, stock, inSystems }) => problem && stock < inSystems)
	return (
		<Card as="section" gap={0} className={classes.system} aria-labelledby={`system-${id}`}>
			<Picture
				src={pictured?.image ?? null}
				alt=""
				sizes="80px"
				className={classes.picture ?? ''}
			/>
			<h2 id={`system-${id}`}>Your {name}</h2>
			<Text size="body" className={classes.total}>
				<Price rupees={total} />
			</Text>
			<Stack gap={2} className={classes.parts}>
				<Text as="details" size="small" open={problems.length > 0}>
					<ButtonLink as="summary" variant="line">
						{parts.length === 1 ? '1 part' : `${parts.length} parts`}
					</ButtonLink>
					<Stack as="ul" gap={2}>
						{parts.map(({ productId, name, quantity, lineTotal }) => (
							<Row key={productId} as="li" align="baseline" justify="between" gap={3}>
								<span>
									{quantity} × <Link to={`/products/${productId}`}>{name}</Link>
								</span>
								<Price rupees={lineTotal} light />
							</Row>
						))}
					</Stack>
				</Text>
				{problems.map(({ productId, problem }) => (
					<Banner
						key={productId}
						variant="problem"
						icon={<IconAlertTriangle size={18} aria-hidden />}
					>
						{problem} Change the system or remove it.
					</Banner>
				))}
			</Stack>
			<Row wrap gap={3} className={classes.ways}>
				<ButtonLink as={Link} to={`${plan}&replaces=${id}`} aria-label={`Change your ${name}`}>
					Change
				</ButtonLink>
				<Form method="post" action="/cart" replace preventScrollReset>
					<input type="hidden" {...cartIntents.field('removeSystem')} />
					<input type="hidden" name="id" value={id} />
					<ButtonLink type="submit" aria-label={`Remove your ${name}`}>
						Remove
					</ButtonLink>
				</Form>
			</Row>
		</Card>
	)
}
