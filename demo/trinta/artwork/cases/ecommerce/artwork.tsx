import type { CaseArtwork } from '../../case-artwork.ts';
import base from './base.css?inline';
import careGuide from './care-guide.css?inline';
import { CareGuide } from './care-guide.tsx';
import catalog from './catalog.css?inline';
import { Catalog } from './catalog.tsx';
import checkout from './checkout.css?inline';
import { Checkout } from './checkout.tsx';
import dashboard from './dashboard.css?inline';
import { Dashboard } from './dashboard.tsx';
import { Logo } from './logo.tsx';
import mobile from './mobile.css?inline';
import orderTracking from './order-tracking.css?inline';
import { OrderTracking } from './order-tracking.tsx';
import product from './product.css?inline';
import { Product } from './product.tsx';
import productMobile from './product-mobile.css?inline';
import { ProductMobile } from './product-mobile.tsx';
import shopFront from './shop-front.css?inline';
import { ShopFront } from './shop-front.tsx';

export const artwork: CaseArtwork = {
  css: [
    base,
    mobile,
    shopFront,
    catalog,
    product,
    productMobile,
    checkout,
    orderTracking,
    careGuide,
    dashboard,
  ].join('\n'),
  Logo,
  screens: {
    '01-shop-front': ShopFront,
    '02-catalog': Catalog,
    '03-product': Product,
    '04-product-mobile': ProductMobile,
    '05-checkout': Checkout,
    '06-order-tracking': OrderTracking,
    '07-care-guide': CareGuide,
    '08-dashboard': Dashboard,
  },
};
