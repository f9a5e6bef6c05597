import { Fragment } from 'react'
import { Link } from 'react-router'
import type { SellerLine } from '../shell-data'

/** Who sells, in lines; nothing in a demo. */
export const Seller = ({ lines }: { lines: SellerLine[] }) =>
	lines.map((parts) => (
		<p key={parts[0]?.text}>
			{parts.map(({ text, to }, n) => (
				<Fragment key={text}>
					{n > 0 && ' · '}
					{to ? <Link to={to}>{text}</Link> : text}
				</Fragment>
			))}
		</p>
	))
