import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** The whole site map. */
const pages = [
	index('storefront/home.tsx'),
	route('products', 'storefront/product-list.tsx'),
	route('products/:id', 'storefront/product-detail.tsx'),
	route('newsletter', 'storefront/newsletter.tsx'),
	route('cart', 'storefront/cart.tsx'),
	route('checkout', 'storefront/checkout.tsx'),
	route('order-confirmation', 'storefront/order-confirmation.tsx'),
	route('orders/:id', 'account/order.tsx'),
	route('account', 'account/account.tsx'),
	route('login', 'account/login.tsx'),
	route('signup', 'account/signup.tsx'),
	route('logout', 'account/logout.tsx'),
	route('support', 'storefront/support.tsx'),
	route('about', 'storefront/about.tsx'),
	route('contact', 'storefront/contact.tsx'),
	route('installer/dashboard', 'installer/dashboard.tsx'),
	route('installer/orders', 'installer/orders.tsx'),
	route('installer/installations', 'installer/installations.tsx'),
	route('installer/contact', 'installer/contact.tsx'),
	route('admin/dashboard', 'admin/dashboard.tsx'),
	route('admin/add-product', 'admin/add-product.tsx'),
	route('admin/delete-product', 'admin/delete-product.tsx'),
	route('admin/manage-stocks', 'admin/manage-stocks.tsx'),
	route('admin/orders', 'admin/orders.tsx'),
	route('admin/products', 'admin/products.tsx'),
	route('admin/manage-products', 'admin/products.tsx', { id: 'admin/manage-products' }),
	route('admin/products/:id', 'admin/product.tsx'),
	route('*', 'storefront/not-found.tsx'),
]

export default [layout('shell/any-page.tsx', pages)] satisfies RouteConfig
