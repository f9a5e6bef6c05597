import { Link } from 'react-router'
import type { SellerLine } from '../shell-data'

/** Who sells, in lines; nothing in a demo. */
export const Seller = ({ lines }: { lines: SellerLine[] }) =>
	lines.map(({ text, to }) => <p key={text}>{to ? <Link to={to}>{text}</Link> : text}</p>)
