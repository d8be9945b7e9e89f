import type { CaseArtwork } from '../../case-artwork.ts';
import base from './base.css?inline';
import cart from './cart.css?inline';
import { Cart } from './cart.tsx';
import courierMap from './courier-map.css?inline';
import { CourierMap } from './courier-map.tsx';
import delivered from './delivered.css?inline';
import { Delivered } from './delivered.tsx';
import dishOptions from './dish-options.css?inline';
import { DishOptions } from './dish-options.tsx';
import home from './home.css?inline';
import { Home } from './home.tsx';
import kitchenScreen from './kitchen-screen.css?inline';
import { KitchenScreen } from './kitchen-screen.tsx';
import { Logo } from './logo.tsx';
import loyaltyCard from './loyalty-card.css?inline';
import { LoyaltyCard } from './loyalty-card.tsx';
import orderAccepted from './order-accepted.css?inline';
import { OrderAccepted } from './order-accepted.tsx';
import payment from './payment.css?inline';
import { Payment } from './payment.tsx';
import restaurantMenu from './restaurant-menu.css?inline';
import { RestaurantMenu } from './restaurant-menu.tsx';
import salesPanel from './sales-panel.css?inline';
import { SalesPanel } from './sales-panel.tsx';

export const artwork: CaseArtwork = {
  css: [
    base,
    home,
    restaurantMenu,
    dishOptions,
    cart,
    payment,
    orderAccepted,
    courierMap,
    delivered,
    kitchenScreen,
    loyaltyCard,
    salesPanel,
  ].join('\n'),
  Logo,
  screens: {
    '01-home': Home,
    '02-menu': RestaurantMenu,
    '03-dish': DishOptions,
    '04-cart': Cart,
    '05-payment': Payment,
    '06-order-accepted': OrderAccepted,
    '07-courier-map': CourierMap,
    '08-delivered': Delivered,
    '09-kitchen-screen': KitchenScreen,
    '10-coupon': LoyaltyCard,
    '11-sales-panel': SalesPanel,
  },
};
