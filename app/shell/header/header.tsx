import { IconMenu2, IconShoppingCart, IconUser, IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { Form, Link, NavLink, useLocation } from 'react-router'
import { Hidden } from '../../ui/layout/hidden'
import { Page } from '../../ui/layout/page'
import { Row } from '../../ui/layout/row'
import { Text } from '../../ui/text/text'
import { headerLinks, showsCart } from '../links'
import { Logo } from '../logo'
import { SchemeSwitch } from '../scheme-switch'
import type { Shell } from '../shell-data'
import classes from './header.module.css'
import { SiteSearch } from './site-search'

/** Past this many pixels of scroll the bar lets the page shine through. */
const SCROLLED = 20

/** A shop's name of more letters stands in lines. */
const LINE_LETTERS = 17

function useScrolled() {
	const [scrolled, setScrolled] = useState(false)
	useEffect(() => {
		const look = () => setScrolled(window.scrollY > SCROLLED)
		look()
		window.addEventListener('scroll', look, { passive: true })
		return () => window.removeEventListener('scroll', look)
	}, [])
	return scrolled
}

function CartCount({ count }: { count: number }) {
	if (count === 0) return null
	return (
		<span key={count} className={classes.count}>
			{count > 999 ? '999+' : count}
			<Hidden> {count === 1 ? 'item' : 'items'}</Hidden>
		</span>
	)
}

function Links({ user, cartCount }: Pick<Shell, 'user' | 'cartCount'>) {
	return headerLinks(user?.role).map(({ to, label }) => (
		<NavLink key={to} to={to} end={to === '/'} className={classes.link} prefetch="intent">
			{to === '/cart' && <IconShoppingCart size={19} aria-hidden />}
			{label}
			{to === '/cart' && <CartCount count={cartCount} />}
		</NavLink>
	))
}

function Session({ user }: Pick<Shell, 'user'>) {
	if (!user)
		return (
			<NavLink to="/login" className={classes.login}>
				Login
			</NavLink>
		)
	return (
		<Form method="post" action="/logout">
			<button type="submit" className={classes.logout}>
				Logout
			</button>
		</Form>
	)
}

function Greeting({ user }: Pick<Shell, 'user'>) {
	if (!user) return null
	return (
		<Link to="/account" className={classes.greeting} title="Your account">
			<IconUser size={18} aria-hidden />
			<span className={classes.who}>
				<span className={classes.name}>Welcome, {user.name}</span>{' '}
				<Text as="span" size="tiny" color="muted">
					({user.role})
				</Text>
			</span>
		</Link>
	)
}

/** The small screen's menu: it works before JavaScript does, and closes when a link is chosen. */
function SmallMenu({ user, cartCount }: Pick<Shell, 'user' | 'cartCount'>) {
	const menu = useRef<HTMLDetailsElement>(null)
	const { key } = useLocation()
	// biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes it
	useEffect(() => menu.current?.removeAttribute('open'), [key])
	return (
		<details
			ref={menu}
			className={classes.menu}
			onKeyDown={(event) => {
				if (event.key !== 'Escape') return
				event.currentTarget.removeAttribute('open')
				event.currentTarget.querySelector('summary')?.focus()
			}}
		>
			<summary className={classes.toggle} aria-label="Menu">
				<IconMenu2 className={classes.opens} size={24} aria-hidden />
				<IconX className={classes.closes} size={24} aria-hidden />
			</summary>
			<nav className={classes.sheet} aria-label="Menu">
				<Greeting user={user} />
				<Links user={user} cartCount={cartCount} />
				{!user && (
					<NavLink to="/orders" end className={classes.link}>
						Your orders on this device
					</NavLink>
				)}
				<SchemeSwitch className={classes.scheme} inWords />
				<Session user={user} />
			</nav>
		</details>
	)
}

/** The general top bar of every page. */
export function Header({ user, cartCount, shop }: Pick<Shell, 'user' | 'cartCount' | 'shop'>) {
	const scrolled = useScrolled()
	return (
		<header className={classes.header} data-scrolled={scrolled || undefined}>
			<Page className={classes.bar}>
				<Link to="/" className={classes.title}>
					<Logo src={shop.logo} />
					<span
						className={classes.shopName}
						data-long={shop.name.length > LINE_LETTERS || undefined}
					>
						{shop.name}
					</span>
				</Link>
				<Row as="nav" align="stretch" gap={1} aria-label="Main">
					<Links user={user} cartCount={cartCount} />
				</Row>
				<SiteSearch tight={user !== null} />
				<Row gap={3} className={classes.side}>
					<div className={classes.wide}>
						<Greeting user={user} />
					</div>
					{showsCart(user?.role) && (
						<Link to="/cart" className={classes.smallCart}>
							<IconShoppingCart size={24} aria-hidden />
							<Hidden>Cart </Hidden>
							<CartCount count={cartCount} />
						</Link>
					)}
					<SchemeSwitch className={classes.scheme} />
					<div className={classes.wide}>
						<Session user={user} />
					</div>
					<SmallMenu user={user} cartCount={cartCount} />
				</Row>
			</Page>
		</header>
	)
}
