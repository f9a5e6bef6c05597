import { Alert } from '@mantine/core'
import { Fragment } from 'react'
import { Link } from 'react-router'
import classes from './form/product.module.css'

interface PartOfProps {
	kits: { id: string; name: string }[]
	archived: boolean
}

/** The kits for sale that have the product as a part, and their state without it. */
export function PartOf({ kits, archived }: PartOfProps) {
	const out = kits.length === 1 ? 'is out of stock' : 'are out of stock'
	return (
		<Alert color={archived ? 'red' : 'gray'} variant="light" role="note">
			Part of{' '}
			{kits.map(({ id, name }, at) => (
				<Fragment key={id}>
					{at > 0 && ', '}
					<Link to={`/admin/products/${id}`} className={classes.kit}>
						{name}
					</Link>
				</Fragment>
			))}
			, which {out} {archived ? 'while this is archived.' : 'once this is archived or deleted.'}
		</Alert>
	)
}
