import { IconX } from '@tabler/icons-react'
import { Link } from 'react-router'
import { type ProductFilter, searchOf } from '../../components/products/list/product-filter'
import { Row } from '../../ui/layout/row'
import { ButtonLink } from '../../ui/text/button-link'
import { Text } from '../../ui/text/text'
import classes from './filter-chips.module.css'
import { activeFilters, cleared } from './filter-names'

const address = (filter: ProductFilter) => ({ pathname: '/products', search: searchOf(filter) })

/** The filters of the list; each chip is the link to the list without it. */
export function FilterChips({ filter }: { filter: ProductFilter }) {
	const active = activeFilters(filter)
	if (active.length === 0) return null
	return (
		<Row as="ul" wrap className={classes.chips} aria-label="Active filters">
			{active.map(({ name, without }) => (
				<li key={name}>
					<ButtonLink
						to={address(without)}
						preventScrollReset
						as={Link}
						className={classes.chip}
						aria-label={`Remove ${name}`}
					>
						<Text as="span" oneLine>
							{name}
						</Text>
						<IconX size={15} stroke={2.4} aria-hidden />
					</ButtonLink>
				</li>
			))}
			<li>
				<ButtonLink to={address(cleared(filter))} preventScrollReset as={Link} variant="line">
					Clear all
				</ButtonLink>
			</li>
		</Row>
	)
}
