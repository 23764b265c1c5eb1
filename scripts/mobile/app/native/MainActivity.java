package APP_ID;

import android.os.Bundle;
import com.getcapacitor.BridgeActivity;

public class MainActivity extends BridgeActivity {

    @Override
    public void onCreate(Bundle savedInstanceState) {
        registerPlugin(BankRedirectPlugin.class);
        super.onCreate(savedInstanceState);
    }
}
